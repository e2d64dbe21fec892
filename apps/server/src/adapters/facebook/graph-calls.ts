import type { z } from "zod";
import type { HttpClient } from "../http/http-client.ts";
import { jsonOf } from "../http/http-client.ts";
import type { HttpOutcome } from "../http/http-outcome.ts";

/** The token is sent in a header, never in a URL that may be logged. */
export function tokenHeader(accessToken: string): Record<string, string> {
  return { authorization: `Bearer ${accessToken}` };
}

export type GraphRead<Value> =
  | { readonly kind: "given"; readonly value: Value }
  | { readonly kind: "not_given"; readonly outcome: HttpOutcome };

/** Reads something that the schema knows; whatever else comes back is left to the caller. */
export async function readGraph<Schema extends z.ZodType>(
  http: HttpClient,
  schema: Schema,
  request: { readonly url: string; readonly accessToken: string | null; readonly timeoutMs: number },
): Promise<GraphRead<z.output<Schema>>> {
  const { url, accessToken, timeoutMs } = request;
  const headers = accessToken === null ? {} : tokenHeader(accessToken);
  const outcome = await http.send({ method: "GET", url, headers, timeoutMs });
  if (outcome.kind !== "answered" || outcome.status !== 200) return { kind: "not_given", outcome };
  const parsed = schema.safeParse(jsonOf(outcome));
  return parsed.success ? { kind: "given", value: parsed.data } : { kind: "not_given", outcome };
}

export function detailOf(outcome: HttpOutcome): string {
  return outcome.kind === "answered" ? `${outcome.status} ${outcome.body}`.slice(0, 300) : outcome.detail;
}

/** A text as it is compared: a network may trim it and store letters composed. */
export function sameWords(one: string, other: string): boolean {
  const plain = (text: string) => text.normalize("NFC").replace(/\s+/g, " ").trim();
  return plain(one) === plain(other);
}
