from typing import Any
def tell(*a: Any) -> Any: return None
board = tell
