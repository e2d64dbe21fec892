import { limits } from "@polyphon/contract/limits.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeSession, type Session } from "./session.ts";

type StorageListener = (change: { key: string; newValue: string | null }) => void;

const key = "test-session";
const belongings = ["test-permissions"];
let stored: Map<string, string>;
let listeners: { tab: string; listener: StorageListener }[];
let acting: string;
let clock: number;

/** As a browser does: a change is reported to every tab but the one that made it. */
function notify(name: string, newValue: string | null): void {
  for (const { tab, listener } of listeners) if (tab !== acting) listener({ key: name, newValue });
}

function openTab(tab: string): Session {
  acting = tab;
  return makeSession({ key, belongings }, () => clock);
}

beforeEach(() => {
  stored = new Map();
  listeners = [];
  clock = 1_000_000;
  vi.stubGlobal("addEventListener", (_: string, listener: StorageListener) =>
    listeners.push({ tab: acting, listener }),
  );
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => {
      stored.set(name, value);
      notify(name, value);
    },
    removeItem: (name: string) => {
      if (stored.delete(name)) notify(name, null);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const nearEnd = (seconds: number) => clock + seconds * 1000 - limits.session.warnMs;

test("the stored expiry is the time of login plus its seconds, in milliseconds [A3-03] [A4-01]", () => {
  openTab("a").start("t0ken", 3600);
  expect(JSON.parse(stored.get(key) ?? "")).toEqual({ token: "t0ken", expiresAt: 1_000_000 + 3600 * 1000 });
});

test("an expired session of an earlier visit is removed with everything that belongs to it [A4-02]", () => {
  const session = openTab("a");
  session.start("t0ken", 3600);
  stored.set("test-permissions", "[]");
  expect(session.dropExpired()).toBe(false);
  clock += 3_600_001;
  expect(openTab("later").dropExpired()).toBe(true);
  expect([...stored.keys()]).toEqual([]);
});

test("the warning removes the stored token, and the open page works until the end [A4-06]", () => {
  const session = openTab("a");
  session.start("t0ken", 3600);
  clock = nearEnd(3600) - 1;
  expect(session.isSoonOver()).toBe(false);
  clock += 1;
  expect(session.isSoonOver()).toBe(true);
  session.forget();
  expect(stored.has(key)).toBe(false);
  expect(session.read()?.token).toBe("t0ken");
  expect(openTab("reloaded").read()).toBeNull();
  clock += limits.session.warnMs;
  expect(session.read()).toBeNull();
});

test("two tabs share a login, a new token and the logout", () => {
  const [one, other] = [openTab("a"), openTab("b")];
  const heard = vi.fn();
  other.subscribe(heard);
  acting = "a";
  one.start("first", 3600);
  expect(other.read()?.token).toBe("first");
  one.start("second", 3600);
  expect(other.read()?.token).toBe("second");
  one.end(null);
  expect(other.read()).toBeNull();
  expect(heard.mock.calls.length).toBeGreaterThanOrEqual(3);
});

test("signing out after the warning ends the other tabs too, although nothing is stored any more", () => {
  const [one, other] = [openTab("a"), openTab("b")];
  acting = "a";
  one.start("t0ken", 3600);
  clock = nearEnd(3600);
  other.read();
  one.forget();
  expect(other.read()?.token).toBe("t0ken");
  const heard = vi.fn();
  other.subscribe(heard);
  one.end(null);
  expect(other.read()).toBeNull();
  expect(heard).toHaveBeenCalled();
});

test("the reason why a session ended is returned once", () => {
  const session = openTab("a");
  session.end("Session expired");
  expect(session.takeEnding()).toBe("Session expired");
  expect(session.takeEnding()).toBeNull();
});
