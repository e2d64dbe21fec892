import { makeConnection } from "./connection.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { codeOf } from "./code-of.ts";

let reachable: boolean;
const connection = makeConnection(async () => {
  if (!reachable) throw new TypeError("nobody answers");
});
const gone = new TypeError("Failed to fetch dynamically imported module");

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("code that cannot be loaded without a connection comes when there is one", async () => {
  reachable = false;
  let loads = 0;
  const load = codeOf(
    async () => {
      loads += 1;
      if (!reachable) throw gone;
      return "the screen";
    },
    { reachable: connection },
  );
  const shown = load();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(loads).toBe(1);
  reachable = true;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await shown).toBe("the screen");
});

test("code that fails once more when the connection has just come back is asked for again", async () => {
  reachable = false;
  let loads = 0;
  const load = codeOf(
    async () => {
      loads += 1;
      if (loads < 3) throw gone;
      return "the screen";
    },
    { reachable: connection },
  );
  const shown = load();
  await vi.advanceTimersByTimeAsync(1000);
  reachable = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await shown).toBe("the screen");
});

test("code that is lost on the way once is asked for again, and code that is gone is an error", async () => {
  reachable = true;
  const failures = [gone];
  const once = codeOf(
    async () => {
      const failure = failures.pop();
      if (failure) throw failure;
      return "the screen";
    },
    { reachable: connection },
  );
  const shown = once();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await shown).toBe("the screen");
  const never = expect(codeOf(() => Promise.reject(gone), { reachable: connection })()).rejects.toBe(gone);
  await vi.advanceTimersByTimeAsync(10_000);
  await never;
});
