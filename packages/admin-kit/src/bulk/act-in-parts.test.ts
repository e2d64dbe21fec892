import { expect, it } from "vitest";
import { actInParts } from "./act-in-parts.ts";

const ids = Array.from({ length: 250 }, (_, at) => at + 1);

it("acts on every row once, a hundred per call, and reports progress", async () => {
  const calls: number[] = [];
  const reported: number[] = [];
  const outcome = await actInParts(
    ids,
    (part) => {
      calls.push(part.length);
      const refused = part.filter((id) => id % 100 === 0).map((id) => ({ id, description: "in use" }));
      return Promise.resolve({ done: part.filter((id) => id % 100 !== 0), refused });
    },
    ({ done, refused }) => reported.push(done.length + refused.length),
  );
  expect(calls).toEqual([100, 100, 50]);
  expect(reported).toEqual([100, 200, 250]);
  expect(outcome.refused.map(({ id }) => id)).toEqual([100, 200]);
  expect(new Set([...outcome.done, ...outcome.refused.map(({ id }) => id)]).size).toBe(250);
});

it("stops at a failing call and reports what was done before", async () => {
  const reported: number[] = [];
  const failing = actInParts(
    ids,
    (part) =>
      part[0] === 101
        ? Promise.reject(new Error("no connection"))
        : Promise.resolve({ done: part, refused: [] }),
    ({ done }) => reported.push(done.length),
  );
  await expect(failing).rejects.toThrow("no connection");
  expect(reported).toEqual([100]);
});
