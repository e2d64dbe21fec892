const kindOf = (value: unknown) => (Array.isArray(value) ? "array" : typeof value);

/** Whether stored values can stand in a form: the same names, and the same kinds of values. An earlier version may have had others. */
export function fits<V extends object>(example: V, stored: unknown): stored is V {
  if (typeof stored !== "object" || stored === null) return false;
  const found = new Map<string, unknown>(Object.entries(stored));
  const names = Object.entries(example);
  return (
    names.length === found.size &&
    names.every(([name, value]) => {
      const other = found.get(name);
      return found.has(name) && (value === null || other === null || kindOf(value) === kindOf(other));
    })
  );
}
