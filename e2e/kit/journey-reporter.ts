import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import type { FullResult, Reporter, TestCase, TestResult, TestStep } from "@playwright/test/reporter";

const root = resolve(import.meta.dirname, "../..");
const report = `${root}/.dev/test-results/e2e.json`;
const namesStatement = /\[[ABC]\d[\w.]*-\d+\]/;

interface Outcome {
  readonly fullName: string;
  readonly status: "passed" | "failed" | "skipped";
  readonly failureMessages: readonly string[];
  readonly duration: number;
}

function statusOf({ status }: TestResult): Outcome["status"] {
  if (status === "skipped") return "skipped";
  return status === "passed" ? "passed" : "failed";
}

function stepsOf(steps: readonly TestStep[]): TestStep[] {
  return steps.flatMap((step) => [step, ...stepsOf(step.steps)]);
}

/** The journey, and each of its steps that names a statement, because a long journey proves more than its title can name. */
function outcomesOf(test: TestCase, result: TestResult): Outcome[] {
  const title = test.titlePath().slice(3).join(" › ");
  const steps = stepsOf(result.steps).filter(
    (step) => step.category === "test.step" && namesStatement.test(step.title),
  );
  return [
    {
      fullName: title,
      status: statusOf(result),
      failureMessages: result.errors.map(({ message = "", stack }) => stack ?? message),
      duration: result.duration,
    },
    ...steps.map((step): Outcome => ({
      fullName: `${title} › ${step.title}`,
      status: step.error ? "failed" : "passed",
      failureMessages: [],
      duration: step.duration,
    })),
  ];
}

/** Prints the result of each journey, and writes a report in the same format as that of the other tests. */
export default class JourneyReporter implements Reporter {
  readonly #ended: { readonly test: TestCase; readonly result: TestResult }[] = [];
  #broken = 0;
  readonly #started = Date.now();

  onTestEnd(test: TestCase, result: TestResult): void {
    this.#ended.push({ test, result });
    const mark = { passed: "✓", failed: "✗", skipped: "–" }[statusOf(result)];
    const where = relative(`${root}/e2e/journeys`, test.location.file);
    const seconds = (result.duration / 1000).toFixed(1).padStart(6);
    process.stdout.write(`${mark} ${seconds} s  ${where}: ${test.titlePath().slice(3).join(" › ")}\n`);
    if (statusOf(result) !== "failed") return;
    for (const { message = "", stack } of result.errors) process.stdout.write(`${stack ?? message}\n`);
    for (const { name, path } of result.attachments)
      if (path !== undefined) process.stdout.write(`  ${name}: ${relative(root, path)}\n`);
  }

  onError({ message = "", stack }: { message?: string; stack?: string }): void {
    this.#broken += 1;
    process.stdout.write(`${stack ?? message}\n`);
  }

  onStdOut(chunk: string | Buffer): void {
    process.stdout.write(chunk);
  }

  onStdErr(chunk: string | Buffer): void {
    process.stderr.write(chunk);
  }

  onEnd(result: FullResult): void {
    const files = Map.groupBy(this.#ended, ({ test }) => test.location.file);
    const testResults = [...files].map(([name, tests]) => {
      const failed = tests.some((one) => statusOf(one.result) === "failed");
      return {
        name,
        status: failed ? "failed" : "passed",
        message: "",
        seconds: tests.reduce((sum, one) => sum + one.result.duration, 0) / 1000,
        assertionResults: tests.flatMap((one) => outcomesOf(one.test, one.result)),
      };
    });
    if (process.env["E2E_WHOLE"] === "1") {
      mkdirSync(dirname(report), { recursive: true });
      writeFileSync(report, JSON.stringify({ testResults }));
    }
    const count = (status: Outcome["status"]) =>
      this.#ended.filter((one) => statusOf(one.result) === status).length;
    const longest = testResults.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10);
    const lines = [
      ...longest.map(
        ({ name, seconds }) =>
          `${seconds.toFixed(0).padStart(5)} s  ${relative(`${root}/e2e/journeys`, name)}`,
      ),
      `${((Date.now() - this.#started) / 1000).toFixed(0).padStart(5)} s  all journeys (${result.status})`,
      `journeys: ${count("passed")} passed, ${count("failed") + this.#broken} failed, ${count("skipped")} skipped`,
    ];
    process.stdout.write(`${lines.join("\n")}\n`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
