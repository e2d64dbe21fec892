import type { Places } from "./marked-places.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The id of whom an object is about: its own, or that of the person it names. */
function personOf(value: Fields, places: Extract<Places, { kind: "object" }>): number | null {
  const named = places.fields.find(({ mark }) => mark?.kind === "person");
  const holder = places.row ? value : named && value[named.name];
  const id = typeof holder === "object" && holder !== null ? (holder as Fields)["id"] : null;
  return typeof id === "number" ? id : null;
}

/** Everybody whom an answer is about. */
export function peopleIn(value: unknown, places: Places, found = new Set<number>()): Set<number> {
  if (typeof value !== "object" || value === null) return found;
  if (places.kind === "items") {
    for (const item of value as readonly unknown[]) peopleIn(item, places.of, found);
    return found;
  }
  const id = personOf(value as Fields, places);
  if (id !== null) found.add(id);
  for (const { name, inside } of places.fields) if (inside) peopleIn((value as Fields)[name], inside, found);
  return found;
}

/** A row of a person whose doing the guard has taken out tells nothing of the person. */
function isWithheld(value: Fields, places: Extract<Places, { kind: "object" }>): boolean {
  const kept = places.fields.flatMap(({ name, mark }) =>
    places.row && mark?.kind === "withheld" && name in value ? [value[name] === mark.as] : [],
  );
  return kept.length > 0 && kept.every(Boolean);
}

/** Everybody of whom an answer tells what they do, as it is after the guard. */
export function peopleShown(value: unknown, places: Places, found: Set<number>): void {
  if (typeof value !== "object" || value === null) return;
  if (places.kind === "items") {
    for (const item of value as readonly unknown[]) peopleShown(item, places.of, found);
    return;
  }
  const fields = value as Fields;
  const id = personOf(fields, places);
  if (id !== null && !isWithheld(fields, places)) found.add(id);
  for (const { name, inside } of places.fields) if (inside) peopleShown(fields[name], inside, found);
}

export interface Hiding {
  readonly hides: (person: number) => boolean;
  readonly pseudonymOf: (person: number) => string;
  readonly keyOf: (key: string) => string;
}

/** The answer without what must not be known of those who are hidden. An object about nobody is about whom the one around it is. */
export function withhold(
  value: unknown,
  places: Places,
  hiding: Hiding,
  above: number | null = null,
): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (places.kind === "items")
    return (value as readonly unknown[]).map((item) => withhold(item, places.of, hiding, above));
  const fields = value as Fields;
  const person = personOf(fields, places) ?? above;
  const hidden = person !== null && hiding.hides(person);
  const changed = places.fields.flatMap(({ name, mark, inside }): [string, unknown][] => {
    if (!(name in fields)) return [];
    if (inside) return [[name, withhold(fields[name], inside, hiding, person)]];
    if (!hidden || mark === undefined) return [];
    if (mark.kind === "person") return [[name, { id: null, name: hiding.pseudonymOf(person) }]];
    if (mark.kind === "key") return [[name, hiding.keyOf(String(fields[name]))]];
    return mark.kind === "withheld" ? [[name, mark.as]] : [];
  });
  return { ...fields, ...Object.fromEntries(changed) };
}
