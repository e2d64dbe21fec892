import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { parseStatements, specHeld } from "./spec-held.ts";
import { outcomesOf } from "./spec-results.ts";

const statements = parseStatements(
  "id\tmodule\tkind\tstatement\nA1-02\tsharing\trule\ta\nC2posts-03\tcontent\tui\tb\nB5.2-03\tcontent\trule\tc\n",
);

describe("statements of the specification", () => {
  test("are proven by a passing test that names them, several at once", () => {
    const { held, modules } = specHeld(statements, [
      { title: "a user shares [A1-02] [C2posts-03]", outcome: "passed" },
      { title: "says nothing of a statement", outcome: "passed" },
    ]);
    expect(held).toEqual(["A1-02", "C2posts-03"]);
    expect(modules).toEqual([
      { module: "content", held: 1, all: 2 },
      { module: "sharing", held: 1, all: 1 },
    ]);
  });

  test("are not proven by a skipped test, nor while another of their tests fails", () => {
    const { held } = specHeld(statements, [
      { title: "first [A1-02]", outcome: "passed" },
      { title: "second [A1-02]", outcome: "failed" },
      { title: "third [B5.2-03]", outcome: "skipped" },
    ]);
    expect(held).toEqual([]);
  });

  test("cannot be claimed when they do not exist", () => {
    const { strangers } = specHeld(statements, [{ title: "invented [A9-99]", outcome: "passed" }]);
    expect(strangers).toEqual([{ id: "A9-99", title: "invented [A9-99]" }]);
  });

  test("are read from unit results and from journeys alike", () => {
    const unit = { testResults: [{ assertionResults: [{ fullName: "a [A1-02]", status: "pending" }] }] };
    expect(outcomesOf(JSON.stringify(unit))).toEqual([{ title: "a [A1-02]", outcome: "skipped" }]);
  });

  test("all have a unique id that a title can name", () => {
    const all = parseStatements(
      readFileSync(resolve(import.meta.dirname, "../../docs/requirements.tsv"), "utf8"),
    );
    const { held } = specHeld(
      all,
      all.map(({ id }) => ({ title: `named [${id}]`, outcome: "passed" })),
    );
    expect([all.length, new Set(held).size]).toEqual([1152, 1152]);
  });
});
