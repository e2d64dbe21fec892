import type { Call } from "../frame/call.ts";
import { badParameter, deadToken, missingToken, refuse, unknownToken } from "./graph-errors.ts";
import type { MetaToken, MetaTokens } from "./meta-tokens.ts";

export type GraphInput = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function bodyOf(call: Call): Record<string, unknown> {
  const type = call.header("content-type") ?? "";
  if (call.body.length === 0 || type.startsWith("multipart/")) return {};
  if (!type.includes("json")) return Object.fromEntries(call.form());
  try {
    const value: unknown = JSON.parse(call.body.toString("utf8"));
    return isObject(value) ? value : {};
  } catch {
    return refuse(badParameter("The body is not JSON"));
  }
}

/** Graph takes a parameter from the query, a form or a JSON body alike. */
export function readGraph(call: Call): GraphInput {
  return { ...Object.fromEntries(call.query), ...bodyOf(call) };
}

export type GraphFile = { name: string; bytes: Buffer };

/** The same for a body with files in it. */
export async function readGraphFiles(call: Call): Promise<{ input: GraphInput; files: GraphFile[] }> {
  const type = call.header("content-type") ?? "";
  if (!type.startsWith("multipart/form-data")) return { input: readGraph(call), files: [] };
  const parsed = new Response(new Uint8Array(call.body), { headers: { "content-type": type } });
  const form = await parsed.formData().catch(() => refuse(badParameter("The multipart body is broken")));
  const input: Record<string, unknown> = Object.fromEntries(call.query);
  const files: GraphFile[] = [];
  for (const [name, value] of form) {
    if (typeof value === "string") input[name] = value;
    else files.push({ name, bytes: Buffer.from(await value.arrayBuffer()) });
  }
  return { input, files };
}

export function textOf(input: GraphInput, name: string): string {
  const value = input[name];
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

/** A field that is a list may come as JSON text. */
export function listOf(input: GraphInput, name: string): unknown[] {
  const value = input[name];
  if (Array.isArray(value)) return value;
  if (typeof value !== "string" || value === "") return [];
  try {
    const parsed: unknown = JSON.parse(value);
    return Array.isArray(parsed) ? parsed : [parsed];
  } catch {
    return value.split(",");
  }
}

export function bearerOf(call: Call): string {
  const [, token] = /^(?:bearer|oauth) (.+)$/i.exec(call.headers.authorization ?? "") ?? [];
  return token?.trim() ?? call.query.get("access_token") ?? "";
}

/** Requires a valid token, from wherever in the call it is. */
export function admit(tokens: MetaTokens, call: Call, input: GraphInput, now: number): MetaToken {
  const value = bearerOf(call) || textOf(input, "access_token");
  if (value === "") return refuse(missingToken());
  const token = tokens.access(value);
  if (!token) return refuse(unknownToken());
  if (token.deadBy !== null) return refuse(deadToken(token.deadBy));
  if (token.expiresAt !== null && now >= token.expiresAt) return refuse(deadToken(463));
  return token;
}

/** Returns only the requested fields, and always the id. */
export function pick(whole: Readonly<Record<string, unknown>>, fields: string): Record<string, unknown> {
  if (fields === "") return { ...whole };
  const wanted = new Set(fields.split(",").map((field) => field.trim()));
  return Object.fromEntries(Object.entries(whole).filter(([name]) => name === "id" || wanted.has(name)));
}

/** One page of a list, with the cursor that leads to the next. */
export function pageOf(
  call: Call,
  input: GraphInput,
  items: readonly Readonly<Record<string, unknown>>[],
): Record<string, unknown> {
  const limit = Math.min(100, Number(textOf(input, "limit")) || 25);
  const after = textOf(input, "after");
  const from = after === "" ? 0 : items.findIndex(({ id }) => id === after) + 1;
  const shown = items.slice(from, from + limit);
  const last = textOf(shown.at(-1) ?? {}, "id");
  const fields = textOf(input, "fields");
  const next = `${call.origin()}${call.path}?limit=${limit}&after=${last}&fields=${fields}`;
  return {
    data: shown.map((item) => pick(item, fields)),
    paging: { cursors: { after: last }, ...(from + limit < items.length ? { next } : {}) },
  };
}
