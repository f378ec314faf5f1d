/** What a field means, by its name and by the event or question that it belongs to. */
export class Meanings<M extends string> {
  readonly #usual: ReadonlyMap<string, M>;

  constructor(
    fields: Readonly<Record<M, string>>,
    private readonly otherwise: Readonly<Record<string, Readonly<Record<string, M>>>>,
  ) {
    const listed = Object.entries(fields) as [M, string][];
    this.#usual = new Map(listed.flatMap(([meaning, names]) => names.split(' ').map((name) => [name, meaning])));
  }

  of(kind: string, field: string): M | undefined {
    return this.otherwise[kind]?.[field] ?? this.#usual.get(field);
  }
}
