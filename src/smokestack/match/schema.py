"""How tables lie in a database: one row for each table, each entry of its log and each seat somebody holds.

Entries are keyed by table and number: two moves at once cannot both become entry 17.
"""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("header", Text, nullable=False),
    Column("lesson", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("over", Boolean, nullable=False),
)
entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
)
seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(64), nullable=False, index=True),
    Column("secret", String(64), nullable=False),
)
untouched = Table(
    "untouched",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
)
"""Tables opened at one click, at which no person has done anything yet."""
