import { expect, it } from "vitest";
import { actInParts } from "./act-in-parts.ts";

const ids = Array.from({ length: 250 }, (_, at) => at + 1);

it("acts on every row once, a hundred per call, and tells how far it is", async () => {
  const calls: number[] = [];
  const told: number[] = [];
  const outcome = await actInParts(
    ids,
    (part) => {
      calls.push(part.length);
      const refused = part.filter((id) => id % 100 === 0).map((id) => ({ id, description: "in use" }));
      return Promise.resolve({ done: part.filter((id) => id % 100 !== 0), refused });
    },
    ({ done, refused }) => told.push(done.length + refused.length),
  );
  expect(calls).toEqual([100, 100, 50]);
  expect(told).toEqual([100, 200, 250]);
  expect(outcome.refused.map(({ id }) => id)).toEqual([100, 200]);
  expect(new Set([...outcome.done, ...outcome.refused.map(({ id }) => id)]).size).toBe(250);
});

it("stops at a call that fails, and what was done before is known", async () => {
  const told: number[] = [];
  const failing = actInParts(
    ids,
    (part) =>
      part[0] === 101
        ? Promise.reject(new Error("no connection"))
        : Promise.resolve({ done: part, refused: [] }),
    ({ done }) => told.push(done.length),
  );
  await expect(failing).rejects.toThrow("no connection");
  expect(told).toEqual([100]);
});
