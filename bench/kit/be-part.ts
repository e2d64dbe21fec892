type Calls = Readonly<Record<string, (input: never) => unknown>>;

interface Asked {
  readonly id: number;
  readonly name: string;
  readonly input: never;
}

/** Microseconds of processor time this process used so far. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** The other end of `startPart`: answers its calls, and exits when it is gone. */
export function bePart(calls: Calls): void {
  const all: Calls = { cpu, ...calls };
  process.on("message", (message) => {
    const { id, name, input } = message as Asked;
    Promise.resolve()
      .then(() => all[name]?.(input))
      .then(
        (value) => process.send?.({ id, value }),
        (error: unknown) =>
          process.send?.({
            id,
            error: error instanceof Error ? (error.stack ?? error.message) : String(error),
          }),
      );
  });
  process.on("disconnect", () => process.exit(0));
}

/** What `startPart` was given for this process. */
export function partArgument(): unknown {
  return JSON.parse(process.argv[2] ?? "null");
}
