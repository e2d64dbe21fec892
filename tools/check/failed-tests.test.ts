import { expect, test } from "vitest";
import { failedTests } from "./failed-tests.ts";

const passed = { fullName: "goes out once", status: "passed", failureMessages: [] };

function report(...testResults: readonly object[]): string {
  return JSON.stringify({ testResults });
}

test("names a failed test and the first lines of its error, without colours and without the stack", () => {
  const error = `${String.fromCodePoint(27)}[31mAssertionError: expected 2 to be 1${String.fromCodePoint(27)}[39m\n\n    at file.ts:1:2\nwhile sharing\n${"more\n".repeat(20)}`;
  const failed = { fullName: "share goes out twice", status: "failed", failureMessages: [error] };
  const file = { name: "/tree/a.test.ts", status: "failed", message: "", assertionResults: [passed, failed] };
  expect(failedTests(report(file), "/tree")).toEqual([
    "    a.test.ts: share goes out twice",
    "      AssertionError: expected 2 to be 1",
    "      while sharing",
    ...Array<string>(10).fill("      more"),
  ]);
});

test("names a file that did not load", () => {
  const file = {
    name: "/tree/a.test.ts",
    status: "failed",
    message: "Cannot find module",
    assertionResults: [],
  };
  expect(failedTests(report(file), "/tree")).toEqual(["    a.test.ts", "      Cannot find module"]);
});

test("ignores passed and skipped tests", () => {
  const skipped = { fullName: "later", status: "skipped", failureMessages: null };
  const file = {
    name: "/tree/a.test.ts",
    status: "passed",
    message: "",
    assertionResults: [passed, skipped],
  };
  expect(failedTests(report(file), "/tree")).toEqual([]);
});
