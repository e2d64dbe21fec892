import type { ResourceField } from "@polyphon/contract/kit/resource/resource-field.ts";

interface Bounds {
  readonly example?: unknown;
  readonly each?: boolean;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly anyOf?: readonly Bounds[];
  readonly items?: Bounds;
  readonly type?: string;
}

function boundsOf({ schema }: ResourceField): Bounds {
  const json = schema.toJSONSchema({ io: "input", unrepresentable: "any" }) as Bounds;
  const real = json.anyOf?.find(({ type }) => type !== "null") ?? json;
  return { ...json, ...real };
}

/** Only letters, because a digit or a hyphen is not allowed everywhere. */
const letters = (): string =>
  Array.from({ length: 6 }, () => String.fromCodePoint(97 + Math.floor(Math.random() * 26))).join("");

function sampleWords(bounds: Bounds): string {
  if (bounds.example !== undefined)
    return `${typeof bounds.example === "string" ? bounds.example : JSON.stringify(bounds.example)}${bounds.each ? letters() : ""}`;
  if (bounds.format === "uri") return `https://example.com/${letters()}`;
  const words = `Journey ${letters()}`.padEnd(bounds.minLength ?? 0, " and so on");
  return words.slice(0, bounds.maxLength ?? words.length);
}

/** Whether a field accepts only an e-mail address. */
function takesAddress({ kind, schema }: ResourceField): boolean {
  const takes = (words: string) => schema.safeParse(kind === "tags" ? [words] : words).success;
  return takes("journey@mail.example") && !takes("journey");
}

/** A value that somebody could type into a field, by its schema. */
export function sampleField(field: ResourceField): string {
  const bounds = boundsOf(field);
  if (takesAddress(field)) return `journey.${letters()}@mail.example`;
  switch (field.kind) {
    case "number":
      return String(Math.max(bounds.minimum ?? 1, (bounds.exclusiveMinimum ?? 0) + 1));
    case "tags":
      return sampleWords(bounds.items ?? {}).replaceAll(" ", "");
    case "color":
      return "#336699";
    default:
      return sampleWords(bounds);
  }
}

/** Whether any text is valid, so that appending a letter is an accepted change. */
export function isFreeText(field: ResourceField): boolean {
  const { example, format, pattern } = boundsOf(field);
  const free = example === undefined && format === undefined && pattern === undefined;
  return field.kind === "text" && free && field.schema.safeParse("Journey").success;
}
