// @vitest-environment jsdom
import { employeeEn } from "@polyphon/i18n/employee.en.ts";
import type { Stored } from "@polyphon/web/form/record.ts";
import { act, useEffect } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Me } from "../session/me.ts";
import { mountInApp, type Mounted } from "../testing/mount-in-app.tsx";
import { KeptStrip } from "./kept-strip.tsx";
import { type KeptRecord, useKeptRecord } from "./use-kept-record.ts";

interface Note {
  readonly title: string;
  readonly text: string;
}

const { startOver, bringBack } = employeeEn.shell.draft;
const stored = { version: 1, values: { title: "Wind", text: "" } };
let form: KeptRecord<Note>;
let mounted: Mounted;

function NoteForm({ what, read }: { what: string; read: Stored<Note> }) {
  const shown = useKeptRecord(what, read);
  useEffect(() => {
    form = shown;
  });
  return <KeptStrip kept={shown.kept} />;
}

async function visit({ account = 7, what = "note-1", read = stored } = {}): Promise<void> {
  const me = { account: { id: account }, company: { companyTimeZone: "Europe/Berlin" } } as unknown as Me;
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const part = <NoteForm what={what} read={read} />;
  mounted = await mountInApp(part, { me, call: () => Promise.reject(new Error("no call")), pass, texts: {} });
}
const type = (values: Partial<Note>) => act(async () => form.change(values));
const isOffered = () => mounted.button(startOver) !== undefined;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(async () => {
  await mounted.unmount();
  vi.useRealTimers();
});

test("what was typed is there at the next visit, for the same person and the same form alone", async () => {
  await visit();
  expect(isOffered()).toBe(false);
  await type({ text: "Up there" });
  await mounted.unmount();
  await visit({ account: 77 });
  expect([form.values.text, isOffered()]).toEqual(["", false]);
  await mounted.unmount();
  await visit({ what: "note-2" });
  expect([form.values.text, isOffered()]).toEqual(["", false]);
  await mounted.unmount();
  await visit();
  expect([form.values, form.dirty, isOffered()]).toEqual([{ title: "Wind", text: "Up there" }, true, true]);
});

test("nothing is kept of what was sent, or typed and taken back", async () => {
  await visit();
  await type({ text: "Up there" });
  await type({ text: "" });
  expect(localStorage).toHaveLength(0);
  await type({ text: "Up there" });
  form.forget();
  expect(localStorage).toHaveLength(0);
});

test("whoever starts over can have the text back, and loses neither of the two", async () => {
  await visit();
  await type({ text: "Old" });
  await mounted.unmount();
  await visit();
  await mounted.press(startOver);
  expect(form.values).toEqual(stored.values);
  await type({ text: "New" });
  await mounted.press(bringBack);
  expect(form.values.text).toBe("Old");
  await mounted.press(startOver);
  expect(form.values.text).toBe("New");
});

test("a newer version shows what others changed around the typed text, and says so", async () => {
  await visit();
  await type({ text: "Up there" });
  await mounted.unmount();
  await visit({ read: { version: 2, values: { title: "Wind and sun", text: "" } } });
  expect(form.values).toEqual({ title: "Wind and sun", text: "Up there" });
  expect([form.version, form.merged !== null]).toEqual([2, true]);
});
