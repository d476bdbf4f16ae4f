from pydantic import BaseModel, ConfigDict


class Frozen(BaseModel):
    """An immutable value. Two of them are equal when all they hold is equal."""

    model_config = ConfigDict(frozen=True, extra="forbid", hide_input_in_errors=True)
