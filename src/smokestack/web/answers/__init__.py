"""What the JSON side answers, as types: mypy holds what is built to them, and the server what it sends.

They are dictionaries to those who build them; a docstring under a field is its description in `/openapi.json`.
"""

from pydantic import ConfigDict, with_config

answer = with_config(ConfigDict(use_attribute_docstrings=True))
