import { contextHeaders } from "@polyphon/contract/kit/context-headers.ts";
import { beforeEach, expect, test, vi } from "vitest";
import type { Me } from "./me.ts";

const storage = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (name: string) => storage.get(name) ?? null,
  setItem: (name: string, value: string) => void storage.set(name, value),
  removeItem: (name: string) => void storage.delete(name),
});
const { actingAs } = await import("./acting-as.ts");
const { primarySession } = await import("./primary-session.ts");
const { session } = await import("./session.ts");

const account = { roleId: 8, companyId: 3, isSsoLogin: true } as unknown as Me["account"];

beforeEach(() => {
  session.end(null);
  session.start("own", 3600);
});

test("calls send the role id, the company and the sign-in method [A6-09] [B6-12]", () => {
  expect(actingAs.headers()).toEqual({});
  actingAs.keep(account);
  expect(actingAs.headers()).toEqual({
    [contextHeaders.roleId]: "8",
    [contextHeaders.company]: "3",
    [contextHeaders.sso]: "true",
  });
});

test("no context is sent after a change of session until the account is read", () => {
  actingAs.keep(account);
  session.start("another", 3600);
  expect(actingAs.headers()).toEqual({});
});

test("acting as a group keeps the user's own session, and going back restores it", () => {
  primarySession.leaveFor("group", 3600);
  expect(session.read()?.token).toBe("group");
  expect(primarySession.restore()).toBe(true);
  expect(session.read()?.token).toBe("own");
  expect(primarySession.restore()).toBe(false);
});

test("logging out as a group deletes the user's own session too", () => {
  primarySession.leaveFor("group", 3600);
  session.end(null);
  expect(primarySession.restore()).toBe(false);
  expect(storage.size).toBe(0);
});
