from typing import Any
def text(*a: Any) -> Any: return None
board = text
