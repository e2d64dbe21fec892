/** Binds a value as a parameter and answers its placeholder. */
export type Bind = (value: unknown) => string;

/** A condition on the rows of a list, as SQL. One that is not used is null, and left out of the statement. */
export type Condition = string | ((bind: Bind) => string) | null;

type Asked<T> = T | null | undefined;
const isAsked = <T>(value: Asked<T>): value is T => value !== null && value !== undefined;

/** `column = value`. */
export const equals = (column: string, value: Asked<string | number | boolean>): Condition =>
  isAsked(value) ? (bind) => `${column} = ${bind(value)}` : null;

/** A single value is compared instead of looked up in an array: only then the rows come in the order of the index. */
export function among(column: string, values: Asked<readonly unknown[]>): Condition {
  if (!isAsked(values)) return null;
  if (values.length === 1) return (bind) => `${column} = ${bind(values[0])}`;
  return (bind) => `${column} = any(${bind(values)})`;
}

/** None of these; nothing where none are named. */
export function noneOf(column: string, values: readonly unknown[]): Condition {
  return values.length === 0 ? null : (bind) => `${column} <> all(${bind(values)})`;
}

/** From the first value on, before the second. */
export function between(column: string, from: Asked<Date>, until: Asked<Date>): Condition {
  if (!isAsked(from) && !isAsked(until)) return null;
  return (bind) =>
    [
      ...(isAsked(from) ? [`${column} >= ${bind(from)}::timestamptz`] : []),
      ...(isAsked(until) ? [`${column} < ${bind(until)}::timestamptz`] : []),
    ].join(" and ");
}

/** From one day on, to the end of another, in the zone of the session. */
export function onDays(value: string, type: "date" | "timestamptz", from: unknown, to: unknown): Condition[] {
  return [
    typeof from === "string" ? (bind) => `${value} >= ${bind(from)}::${type}` : null,
    typeof to === "string" ? (bind) => `${value} < ${bind(to)}::${type} + interval '1 day'` : null,
  ];
}

/** What `ilike` takes for a text at the beginning; wildcards in it are literal, and no text is any. */
export function beginning(text: string | undefined): string {
  return `${(text ?? "").replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** The same for a text anywhere. */
export function containing(text: string | undefined): string {
  return `%${beginning(text)}`;
}

/** The text anywhere in one of the columns. */
export function contains(columns: readonly string[], text: Asked<string>): Condition {
  if (!isAsked(text) || text === "" || columns.length === 0) return null;
  return (bind) => {
    const pattern = bind(containing(text));
    return `(${columns.map((column) => `${column} ilike ${pattern}`).join(" or ")})`;
  };
}

/** All used conditions, joined by and. */
export function whereClause(conditions: readonly Condition[], bind: Bind): string {
  const all = conditions.flatMap((one) => (typeof one === "function" ? [one(bind)] : (one ?? [])));
  return all.length > 0 ? `where ${all.join(" and ")}` : "";
}

/** The values of one statement, in the order they were bound. */
export function bindings(): { readonly values: unknown[]; readonly bind: Bind } {
  const values: unknown[] = [];
  return { values, bind: (value) => `$${values.push(value)}` };
}
