"""Logs as JSON lines: one object for each event, with time, level, logger and message."""

import json
import logging


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        row = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            row["trace"] = self.formatException(record.exc_info)
        return json.dumps(row, ensure_ascii=False)
