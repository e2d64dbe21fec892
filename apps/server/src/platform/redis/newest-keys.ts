const mostKeys = 50_000;

/** Sets a key in the memory of this process; the oldest are dropped first when there are too many. */
export function keepNewest<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  if (map.size > mostKeys) map.delete(map.keys().next().value ?? "");
}
