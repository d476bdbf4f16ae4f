"""Discord's error answers."""

from loopback.wire.base import JsonObject


class ApiError(Exception):
    """An answer that is an error, with Discord's own code."""

    def __init__(
        self, status: int, code: int, message: str, errors: JsonObject | None = None
    ) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    def wire(self) -> JsonObject:
        """The body of the answer."""
        body: JsonObject = {"message": self.message, "code": self.code}
        if self.errors is not None:
            body["errors"] = self.errors
        return body


# code -> (status, message), for those that need nothing else said.
KNOWN: dict[int, tuple[int, str]] = {
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    30034: (400, "Max number of daily application command creates has been reached (200)"),
    30046: (
        400,
        "Maximum number of edits to messages older than 1 hour reached. Try again later",
    ),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50013: (403, "Missing Permissions"),
    50027: (401, "Invalid Webhook Token"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
}


def api_error(code: int) -> ApiError:
    """The error of this code."""
    status, message = KNOWN[code]
    return ApiError(status, code, message)


def invalid_form(errors: JsonObject) -> ApiError:
    """50035 with the tree of what is wrong where."""
    return ApiError(400, 50035, "Invalid Form Body", errors)


def invalid_at(path: str, code: str, message: str) -> ApiError:
    """50035 with one error, at a dotted path."""
    tree: JsonObject = {"_errors": [{"code": code, "message": message}]}
    for step in reversed(path.split(".")):
        tree = {step: tree}
    return invalid_form(tree)
