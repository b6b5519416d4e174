"""The OpenAPI document is true: generated requests, valid and invalid, are answered as it says."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis.core.parameters import ParameterLocation
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance
from server_support import Person

EXAMPLES = 4


@pytest.fixture
def document(anna: Person) -> Any:
    return anna.get("/schema")


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_made_up_requests_are_answered_as_the_document_says(anna: Person, document: Any, mode: GenerationMode) -> None:
    table = anna.make("me", "here:Bianca")["id"]
    cookie = dict(anna.http.cookies)
    asked = 0
    for found in schemathesis.openapi.from_dict(document).get_all_operations():
        operation = found.ok()
        if mode.is_negative and not has_something_to_get_wrong(operation.definition.raw):
            continue

        @seed(1)
        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode))
        def hold(case: schemathesis.Case) -> None:
            nonlocal asked
            asked += 1
            if mode.is_positive and "id" in case.path_parameters:
                case.path_parameters["id"] = table
            is_stranger = case.meta is not None and case.meta.is_negative_at(ParameterLocation.COOKIE)
            answer = case.call(base_url=anna.base, cookies={} if is_stranger else cookie)
            # A text may be so long that the whole body is refused; the check does not know that this is a refusal.
            is_too_large = answer.status_code == 413
            excluded = [positive_data_acceptance, *([negative_data_rejection] if is_too_large else [])]
            case.validate_response(answer, excluded_checks=excluded)
            # Instead of that check: a well-formed request may still be impossible, but it is not called malformed.
            if mode.is_positive and answer.status_code == 400:
                assert answer.json()["problem"]["id"] != "server-malformed", answer.text

        hold()
    assert asked >= 25 * EXAMPLES


def has_something_to_get_wrong(operation: dict[str, Any]) -> bool:
    return bool(operation["parameters"]) or "requestBody" in operation


def test_every_answer_of_every_request_is_described_in_our_own_shapes(document: Any) -> None:
    known = document["components"]["schemas"]
    for where, operation in operations(document):
        assert operation["summary"], where
        for status, answer in operation["responses"].items():
            schema = answer["content"]["application/json"]["schema"]
            if int(status) >= 400:
                assert schema == {"$ref": "#/components/schemas/Problem"}, (where, status)
                assert ("Retry-After" in answer.get("headers", {})) == (status in ("429", "503")), (where, status)
            elif "$ref" in schema:
                assert schema["$ref"].rpartition("/")[2] in known, where
    assert "args" not in known["Message"]["required"]
    assert "201" in document["paths"]["/api/tables"]["post"]["responses"]


def operations(document: Any) -> Iterator[tuple[str, Any]]:
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield f"{method} {path}", operation


def test_deeply_nested_json_is_refused_as_malformed(anna: Person) -> None:
    deep = b"[" * 20_000 + b"]" * 20_000
    answer = anna.http.post("/api/tables", content=deep, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["problem"]["id"] == "server-malformed"


def test_a_wrong_method_is_answered_with_the_allowed_ones(anna: Person) -> None:
    answer = anna.http.delete("/api/tables")
    assert answer.status_code == 405
    assert set(answer.headers["allow"].split(", ")) == {"GET", "OPTIONS", "POST"}
    assert anna.http.options("/api/tables").headers["allow"] == "GET, OPTIONS, POST"


def test_large_headers_are_refused_as_the_document_says(anna: Person, document: Any) -> None:
    answer = anna.http.get("/api/me", headers={"X-Large": "x" * 60_000})
    assert str(answer.status_code) == "431"
    assert "431" in document["paths"]["/api/me"]["get"]["responses"]
