import { expect, test } from "vitest";
import { allScope, beginStatement, companyScope } from "./scope.ts";

test("a transaction across companies says why in the statement that opens it", () => {
  expect(beginStatement(allScope("share-engine"), "read write")).toBe(
    "begin read write; set local role polyphon_all /* share-engine */",
  );
});

test("a transaction of one company names it, and nothing else can replace it", () => {
  expect(beginStatement(companyScope(7), "read only")).toBe("begin read only; set local app.company = '7'");
  for (const id of [0, -1, 1.5, Number.NaN])
    expect(() => beginStatement(companyScope(id), "read write")).toThrow();
});
