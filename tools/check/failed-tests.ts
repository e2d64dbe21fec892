interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** For a blocked click the ninth line names what covers the button. */
const linesOfError = 12;
// oxlint-disable-next-line no-control-regex -- the colours of a terminal begin with that character
const colours = /\u001B\[[0-9;]*m/g;

function firstLines(text: string): string[] {
  return text
    .replaceAll(colours, "")
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^\s+at /.test(line))
    .slice(0, linesOfError)
    .map((line) => `      ${line.trim().slice(0, 200)}`);
}

/** The names of the tests that failed, each with the first lines of its error; files that did not even load as well. */
export function failedTests(json: string, root: string): string[] {
  const { testResults } = JSON.parse(json) as Report;
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(`${root}/`, "");
    const failed = assertionResults.filter((one) => one.status === "failed");
    if (failed.length === 0 && status === "failed") return [`    ${file}`, ...firstLines(message)];
    return failed.flatMap(({ fullName, failureMessages }) => [
      `    ${file}: ${fullName.trim()}`,
      ...firstLines((failureMessages ?? []).join("\n")),
    ]);
  });
}
