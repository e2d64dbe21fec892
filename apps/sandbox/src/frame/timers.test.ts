import { expect, test } from "vitest";
import { Timers } from "./timers.ts";

test("a completed wait reports it", async () => {
  const timers = new Timers();
  expect(await timers.wait(5)).toBe(true);
  expect(timers.pending).toBe(0);
});

test("a cancelled wait ends at once, so that nothing is committed after a reset", async () => {
  const timers = new Timers();
  const waits = [timers.wait(60_000), timers.wait(60_000)];
  expect(timers.pending).toBe(2);
  timers.callOff();
  expect(await Promise.all(waits)).toEqual([false, false]);
  expect(timers.pending).toBe(0);
});
