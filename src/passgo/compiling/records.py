"""Records: writes the compiled shape of a record class."""

from passgo.compiling.model import Field, RecordShape

# What Python sees of a fixed list: reads and writes go through to the record that owns it.
VIEW = '''
cdef long long _within(long long at, long long size, str what) except -1:
    if at < 0 or at >= size:
        raise IndexError(f"{what}[{at}]: the list has {size} places")
    return at


cdef inline long long _fitting(long long value, int bits, str what) except? -1:
    if value >= (<long long> 1) << (bits - 1) or value < -((<long long> 1) << (bits - 1)):
        raise OverflowError(f"{what}: {value} does not fit into {bits} bits")
    return value


cdef class Integers:
    """A fixed list of a record, seen from Python."""

    cdef object owner
    cdef void* first
    cdef Py_ssize_t size
    cdef int bits
    cdef str what

    def __len__(self):
        return self.size

    def __getitem__(self, key):
        if isinstance(key, slice):
            return self.copy()[key]
        return self.read(_within(key, self.size, self.what))

    def __setitem__(self, key, value):
        if isinstance(key, slice):
            values = self.copy()
            values[key] = value
            self.fill(values)
        else:
            self.write(_within(key, self.size, self.what), value)

    def __iter__(self):
        return iter(self.copy())

    def __eq__(self, other):
        if isinstance(other, Integers):
            other = (<Integers> other).copy()
        return self.copy() == other

    def __repr__(self):
        return repr(self.copy())

    def count(self, value):
        return self.copy().count(value)

    def index(self, value):
        return self.copy().index(value)

    cpdef list copy(self):
        return [self.read(at) for at in range(self.size)]

    cdef long long read(self, long long at):
        if self.bits == 16:
            return (<short*> self.first)[at]
        return (<int*> self.first)[at] if self.bits == 32 else (<long long*> self.first)[at]

    cdef void write(self, long long at, object value) except *:
        if self.bits == 16:
            (<short*> self.first)[at] = value
        elif self.bits == 32:
            (<int*> self.first)[at] = value
        else:
            (<long long*> self.first)[at] = value

    cdef void fill(self, list values) except *:
        if len(values) != self.size:
            raise ValueError(f"{self.what}: {len(values)} values for {self.size} places")
        for at in range(self.size):
            self.write(at, values[at])


cdef Integers _view(object owner, void* first, Py_ssize_t size, int bits, str what):
    cdef Integers view = Integers.__new__(Integers)
    view.owner, view.first, view.size, view.bits, view.what = owner, first, size, bits, what
    return view
'''


def write_record(shape: RecordShape) -> list[str]:
    """Return the lines of the ``cdef class`` of a record."""
    sections = (_fields, _init, _attributes, _copying, _differing, _to_ints, _from_ints)
    lines = ["@cython.final", f"cdef class {shape.name}:"]
    for section in sections:
        lines += [f"    {line}" if line else "" for line in [*section(shape), ""]]
    return lines


def _fields(shape: RecordShape) -> list[str]:
    lists = [f"cdef {each.c_type}[{each.size}] {each.name}" for each in shape.fields if each.size]
    numbers = [f"cdef public {each.c_type} {each.name}" for each in shape.fields if not each.size]
    outside = [f"cdef public {kind} {name}" for name, kind in shape.outside.items()]
    return numbers + lists + outside


def _init(shape: RecordShape) -> list[str]:
    lines = ["def __init__(self):", "    cdef Py_ssize_t at"]
    for each in shape.fields:
        if each.size:
            lines.append(f"    for at in range({each.size}): self.{each.name}[at] = {each.fill}")
        else:
            lines.append(f"    self.{each.name} = {each.fill}")
    return lines + [f"    self.{name} = None" for name in shape.outside]


def _attributes(shape: RecordShape) -> list[str]:
    lines = ["def __getattr__(self, name):"]
    for each in _lists(shape):
        what = f'"{shape.name}.{each.name}"'
        lines.append(f'    if name == "{each.name}":')
        where = f"<void*> self.{each.name}, {each.size}, {each.bits}"
        lines.append(f"        return _view(self, {where}, {what})")
    lines.append(
        f"    raise AttributeError(f\"'{shape.name}' object has no attribute {{name!r}}\")"
    )
    names = tuple(each.name for each in _lists(shape))
    lines += [
        "",
        "def __setattr__(self, name, value):",
        f"    if name in {names!r}:",
        "        (<Integers> getattr(self, name)).fill(list(value))",
        "    else:",
        "        PyObject_GenericSetAttr(self, name, value)",
        "",
        "@classmethod",
        "def fields(cls):",
        f"    return {tuple(each.name for each in shape.fields)!r}",
    ]
    return lines


def _copying(shape: RecordShape) -> list[str]:
    lines = [
        f"cpdef {shape.name} clone(self):",
        f"    cdef {shape.name} twin = {shape.name}.__new__({shape.name})",
        "    twin.copy_from(self)",
        "    return twin",
        "",
        f"cpdef void copy_from(self, {shape.name} other) noexcept nogil:",
    ]
    for each in shape.fields:
        name = each.name
        lines.append(
            f"    memcpy(self.{name}, other.{name}, {each.size} * sizeof({each.c_type}))"
            if each.size
            else f"    self.{name} = other.{name}"
        )
    return lines


def _differing(shape: RecordShape) -> list[str]:
    lines = [f"def differing(self, {shape.name} other):", "    cdef list names = []"]
    for each in shape.fields:
        mine, theirs = f"self.{each.name}", f"other.{each.name}"
        differs = f"{mine} != {theirs}"
        if each.size:
            differs = f"memcmp({mine}, {theirs}, {each.size} * sizeof({each.c_type})) != 0"
        lines.append(f'    if {differs}: names.append("{each.name}")')
    return [*lines, "    return names"]


def _to_ints(shape: RecordShape) -> list[str]:
    lines = ["def to_ints(self):", "    cdef Py_ssize_t at", "    cdef list flat = []"]
    for each in shape.fields:
        if each.size:
            lines.append(f"    for at in range({each.size}): flat.append(self.{each.name}[at])")
        else:
            lines.append(f"    flat.append(self.{each.name})")
    return [*lines, "    return flat"]


def _from_ints(shape: RecordShape) -> list[str]:
    size = sum(each.size or 1 for each in shape.fields)
    lines = [
        "def from_ints(self, list flat):",
        "    cdef Py_ssize_t at",
        f"    if len(flat) != {size}:",
        f'        raise ValueError(f"{{len(flat)}} integers for a record of {size}")',
    ]
    place = 0
    for each in shape.fields:
        if each.size:
            loop = f"for at in range({each.size}): self.{each.name}[at] = flat[{place} + at]"
            lines.append(f"    {loop}")
        else:
            lines.append(f"    self.{each.name} = flat[{place}]")
        place += each.size or 1
    return lines


def _lists(shape: RecordShape) -> list[Field]:
    return [each for each in shape.fields if each.size]
