import { z } from "zod";
import { describe, expect, it } from "vitest";
import { changedIn } from "@polyphon/web/form/record.ts";
import { type FormValues, isAsked, isRequired, sentValues, startValues } from "./form-values.ts";
import type { Widget } from "../widgets/widget.ts";

const plain = (empty: unknown): Widget => ({ Input: () => null, Cell: () => null, empty });
const pointing: Widget = { ...plain(null), send: (value) => (value as { id: number } | null)?.id ?? null };

const fields = {
  name: { kind: "text", schema: z.string().trim().min(1) },
  note: { kind: "text", schema: z.string().max(20).nullable() },
  hint: { kind: "text", schema: z.string().max(20) },
  quota: { kind: "number", schema: z.number().nullable() },
  weekly: { kind: "switch", schema: z.boolean() },
  day: { kind: "choice", schema: z.enum(["MONDAY"]).nullable(), when: { field: "weekly", is: [true] } },
  owner: { kind: "reference", schema: z.number().nullable() },
  length: { kind: "number", schema: z.number().default(5) },
  shares: { kind: "number", schema: z.number(), readOnly: true },
} as const;
const form = {
  fields,
  widgets: {
    name: plain(""),
    note: plain(""),
    hint: plain(""),
    quota: plain(undefined),
    weekly: plain(false),
    day: plain(null),
    owner: pointing,
    length: plain(undefined),
    shares: plain(undefined),
  },
};

const changed = (before: FormValues, after: FormValues) =>
  changedIn(before, after, (values) => sentValues(form, values));

describe("the input of a form", () => {
  it("starts with the contract's defaults, else empty, without fields that the server writes", () => {
    const start = startValues(form, undefined);
    expect(start).toEqual({
      name: "",
      note: "",
      hint: "",
      quota: undefined,
      weekly: false,
      day: null,
      owner: null,
      length: 5,
    });
    expect(changed(start, start)).toEqual([]);
  });

  it("sends null for an empty field that may be null, otherwise the empty text", () => {
    expect(sentValues(form, startValues(form, undefined))).toMatchObject({
      note: null,
      hint: "",
      quota: null,
    });
  });

  it("sends a reference as its id", () => {
    expect(sentValues(form, { owner: { id: 7, name: "Ada" } })["owner"]).toBe(7);
  });

  it("leaves out the answer to a question that is no longer shown", () => {
    const values = { weekly: false, day: "MONDAY" };
    expect(isAsked(fields.day, values)).toBe(false);
    expect(sentValues(form, values)["day"]).toBeNull();
    expect(sentValues(form, { ...values, weekly: true })["day"]).toBe("MONDAY");
  });

  it("marks as required only what an untouched form would be refused for", () => {
    const needed = (["name", "note", "hint", "quota", "weekly", "length"] as const).filter((name) =>
      isRequired(fields[name], form.widgets[name]),
    );
    expect(needed).toEqual(["name"]);
  });

  it("is unchanged after a text was typed and removed again", () => {
    const start = startValues(form, { ...startValues(form, undefined), note: null });
    expect(changed(start, { ...start, note: "" })).toEqual([]);
    expect(changed(start, { ...start, note: "x" })).toEqual(["note"]);
  });
});
