"""Every control of the client is pressed by a test that sees what comes of it."""

from controls import listed, presses


def test_every_control_is_pressed_by_a_test() -> None:
    pressed = {name for name, _ in presses()}
    missing = [f"{one.where}: no test presses {one}" for one in listed() if str(one) not in pressed]
    assert not missing, "\n".join(missing)


def test_tests_press_what_there_is() -> None:
    known = {str(one) for one in listed()}
    unknown = [f"{test}: there is no {name}" for name, test in presses() if name not in known]
    assert not unknown, "\n".join(unknown)


def test_no_two_controls_have_the_same_name() -> None:
    places: dict[str, set[str]] = {}
    for one in listed():
        places.setdefault(one.name, set()).add(one.where)
    shared = [f"{name}: {sorted(where)}" for name, where in places.items() if len(where) > 1]
    assert not shared, "\n".join(shared)
