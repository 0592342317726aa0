from typing import Any
def view(*a: Any) -> Any: return None
board = view
