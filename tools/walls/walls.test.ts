import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { judge } from "./judge.ts";
import { planted } from "./violations/planted.ts";
import { withTree } from "./violations/skeleton.ts";

describe("the import walls", () => {
  test("accept a clean tree", () => {
    const { files, complaints } = withTree({}, judge);
    expect(complaints).toEqual([]);
    expect(files).toBeGreaterThan(40);
  });

  test.each(planted)("find that $sentence", ({ files, file, reason }) => {
    const { complaints } = withTree(files, judge);
    expect(complaints).toContainEqual({ file, reason: expect.stringContaining(reason) });
  });

  test("find each planted violation under a sentence of its own", () => {
    const sentences = planted.map(({ sentence }) => sentence);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test("check the real tree, not an empty one", { timeout: 60_000 }, () => {
    const { files, imports } = judge(resolve(import.meta.dirname, "../.."));
    expect(files).toBeGreaterThan(50);
    expect(imports).toBeGreaterThan(100);
  });
});
