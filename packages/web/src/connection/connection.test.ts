import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError, type ApiFailure } from "../api/api-error.ts";
import { type Connection, makeConnection, withConnection } from "./connection.ts";

let reachable: boolean;
let probes: number;
let connection: Connection;
let changes: boolean[];

beforeEach(() => {
  vi.useFakeTimers();
  [reachable, probes, changes] = [true, 0, []];
  connection = makeConnection(async () => {
    probes += 1;
    if (!reachable) throw new TypeError("nobody answers");
  });
  connection.subscribe(() => changes.push(connection.isOnline()));
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe("a connection", () => {
  test("is not lost because one call was", async () => {
    connection.doubt();
    await pass(60_000);
    expect([connection.isOnline(), probes, changes]).toEqual([true, 1, []]);
  });

  test("that is lost is asked for ever more slowly, and comes back by itself", async () => {
    reachable = false;
    connection.doubt();
    await pass(0);
    expect(connection.isOnline()).toBe(false);
    await pass(15_000);
    expect(probes).toBe(5);
    await pass(60 * 60_000);
    expect(probes).toBeLessThan(5 + 60 * 2 + 2);
    reachable = true;
    await pass(30_000);
    expect(changes).toEqual([false, true]);
    const asked = probes;
    await pass(10 * 60_000);
    expect(probes).toBe(asked);
  });

  test("that the browser calls lost is so until something is answered", async () => {
    connection.lost();
    expect(connection.isOnline()).toBe(false);
    await pass(1_000);
    expect(connection.isOnline()).toBe(true);
  });

  test("is asked about once, however many wonder", async () => {
    const answers = [connection.check(), connection.check()];
    connection.doubt();
    expect(await Promise.all(answers)).toEqual([true, true]);
    expect(probes).toBe(1);
  });

  test("lets whoever waits for it go on as soon as it is back", async () => {
    await connection.back();
    reachable = false;
    await connection.check();
    let goesOn = false;
    const waiting = connection.back().then(() => {
      goesOn = true;
    });
    // An answer that was on its way before is no connection.
    connection.answered();
    await pass(0);
    expect([goesOn, connection.isOnline()]).toEqual([false, false]);
    reachable = true;
    connection.answered();
    await waiting;
    expect(goesOn).toBe(true);
  });
});

describe("a call", () => {
  const seen = async (failure: ApiFailure | null) => {
    const notified: string[] = [];
    const call = withConnection(
      (() => (failure ? Promise.reject(new ApiError(failure)) : Promise.resolve({}))) as never,
      { doubt: () => notified.push("doubt"), answered: () => notified.push("answered") },
    );
    await call(readAccount, {}).catch((error: unknown) => expect(error).toBeInstanceOf(ApiError));
    return notified;
  };

  test("that is answered or refused found the server, one without an answer did not, and an ended one says nothing", async () => {
    expect(await seen(null)).toEqual(["answered"]);
    expect(await seen({ kind: "broken", status: 502 })).toEqual(["answered"]);
    expect(await seen({ kind: "offline" })).toEqual(["doubt"]);
    expect(await seen({ kind: "timeout" })).toEqual([]);
    expect(await seen({ kind: "aborted" })).toEqual([]);
  });
});
