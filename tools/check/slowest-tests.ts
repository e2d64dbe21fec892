interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number | null }[];
  }[];
}

const shown = 10;

/** The tests of a report that took longest, one line each: what to look at when the gate gets slow. */
export function slowestTests(json: string, root: string): string[] {
  return (JSON.parse(json) as Report).testResults
    .flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        seconds: (duration ?? 0) / 1000,
        title: `${name.replace(`${root}/`, "")}: ${fullName.trim()}`,
      })),
    )
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, shown)
    .map(({ seconds, title }) => `    ${seconds.toFixed(1).padStart(6)} s  ${title.slice(0, 150)}`);
}
