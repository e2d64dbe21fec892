/** Groups of files that reach each other (Tarjan), type-only imports included. */
export function cyclesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const number = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const open = new Set<string>();

  function enter(file: string): void {
    number.set(file, number.size);
    lowest.set(file, number.size - 1);
    stack.push(file);
    open.add(file);
    for (const next of graph.get(file) ?? []) {
      if (!number.has(next)) enter(next);
      if (open.has(next)) lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(next) ?? 0));
    }
    if (lowest.get(file) === number.get(file)) leave(file);
  }

  function leave(file: string): void {
    const group = stack.splice(stack.indexOf(file));
    for (const member of group) open.delete(member);
    if (group.length > 1 || graph.get(file)?.includes(file) === true) cycles.push(group);
  }

  for (const file of graph.keys()) if (!number.has(file)) enter(file);
  return cycles;
}
