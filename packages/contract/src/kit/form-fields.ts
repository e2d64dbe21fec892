/** A list of a form is short; a larger number is not an index. */
const most = 20;
const name = /^([A-Za-z]{1,40})(?:\[(\d{1,2})\]\.([A-Za-z]{1,40}))?$/;

type Word = string | number | boolean;
type Fields = Readonly<Record<string, unknown>>;

function isWord(value: unknown): value is Word {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

function wordsOf(fields: Fields, named: (name: string) => string): [string, string][] {
  return Object.entries(fields).flatMap(([key, value]): [string, string][] =>
    isWord(value) ? [[named(key), String(value)]] : [],
  );
}

/** An input as the fields of a form: `list[0].name` for the entries of a list. Anything else is left out. */
export function toFormFields(input: Fields): [string, string][] {
  return [
    ...wordsOf(input, (key) => key),
    ...Object.entries(input).flatMap(([list, value]) =>
      Array.isArray(value)
        ? value.flatMap((part: Fields, at) => wordsOf(part, (key) => `${list}[${at}].${key}`))
        : [],
    ),
  ];
}

/** The reverse; every value is text then. Null for a form with a field of another shape, or with a duplicate name. */
export function fromFormFields(fields: Iterable<readonly [string, unknown]>): Record<string, unknown> | null {
  const words = new Map<string, string>();
  const lists = new Map<string, Map<string, string>[]>();
  for (const [field, value] of fields) {
    const [, key = "", at, part = ""] = name.exec(field) ?? [];
    if (key === "" || typeof value !== "string") return null;
    if (at !== undefined && Number(at) >= most) return null;
    let place = words;
    if (at !== undefined) {
      const list = lists.get(key) ?? [];
      lists.set(key, list);
      while (list.length <= Number(at)) list.push(new Map());
      place = list[Number(at)] ?? words;
    }
    const called = at === undefined ? key : part;
    if (place.has(called)) return null;
    place.set(called, value);
  }
  const read = [...lists].map(
    ([key, parts]) => [key, parts.map((part) => Object.fromEntries(part))] as const,
  );
  return Object.fromEntries<unknown>([...words, ...read]);
}
