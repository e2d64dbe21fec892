import { errors, type ErrorName, type Problem } from "@polyphon/contract/errors.ts";
import type { Endpoint } from "@polyphon/contract/kit/endpoint.ts";
import type { Language } from "@polyphon/i18n/kit/languages.ts";
import { serverTexts } from "@polyphon/i18n/server-texts.ts";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { Answer } from "../../caller.ts";
import type { Expectation } from "./expectations.ts";

/** Any endpoint may answer these; every other refusal must be declared by the endpoint. */
const general: readonly ErrorName[] = [
  "validation",
  "invalid_token",
  "access_denied",
  "level_too_low",
  "too_many_requests",
  "too_large",
  "unavailable",
  "idempotency_key_reused",
];

const problemShape = z.strictObject({
  code: z.union([z.number(), z.string()]),
  error: z.enum(Object.keys(errors) as [ErrorName, ...ErrorName[]]),
  description: z.string().min(1),
  reference: z.string().regex(/^[0-9a-f]{10}$/),
  violations: z.array(z.strictObject({ field: z.string(), message: z.string().min(1) })).optional(),
});

function says(description: string, error: ErrorName, language: Language): boolean {
  const parts = serverTexts[language].errors[error].split(/\{\{\w+\}\}/);
  const pattern = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join(".+");
  return new RegExp(`^${pattern}$`, "s").test(description);
}

/** Faults of an answer that is not a success, whatever was expected. */
export function problemFaults(answer: Answer<unknown>, endpoint: Endpoint, language: Language): string[] {
  const parsed = problemShape.safeParse(answer.body);
  if (!parsed.success) return [`${answer.status} without a problem body: ${answer.text.slice(0, 200)}`];
  const { code, error, description } = parsed.data;
  const known = errors[error];
  return [
    ...(known.status === answer.status && known.code === code
      ? []
      : [`${error} came as ${answer.status}, ${code}`]),
    ...(general.includes(error) || endpoint.errors.includes(error) ? [] : [`${error} is not declared`]),
    ...(says(description, error, language) ? [] : [`not actual in ${language}: ${description}`]),
  ];
}

/** A success must have the shape of the contract and nothing beside it. */
function successFaults(answer: Answer<unknown>, endpoint: Endpoint): string[] {
  const parsed = endpoint.output.safeParse(answer.body);
  if (!parsed.success) return [`answered out of shape: ${parsed.error.message}`];
  return isDeepStrictEqual(parsed.data, answer.body) ? [] : ["answered more than the contract says"];
}

export function answerFaults(answer: Answer<unknown>, endpoint: Endpoint, language: Language): string[] {
  return answer.status < 300 ? successFaults(answer, endpoint) : problemFaults(answer, endpoint, language);
}

export function errorOf(answer: Answer<unknown>): ErrorName | null {
  return answer.status < 300 ? null : ((answer.body as Problem | null)?.error ?? null);
}

/** Whether the answer is the expected one; null when it is. */
export function unexpected(
  answer: Answer<unknown>,
  expected: Expectation,
  endpoint: Endpoint,
): string | null {
  const error = errorOf(answer);
  const served = answer.status >= 200 && answer.status < 300;
  const actual = `${answer.status} ${error ?? "served"}`;
  switch (expected.kind) {
    case "served":
      return served ? null : `${actual} instead of being served`;
    case "served or declared":
      return served || (error !== null && [...endpoint.errors, "validation"].includes(error)) ? null : actual;
    case "refused":
      return error !== null && expected.errors.includes(error)
        ? null
        : `${actual} instead of ${expected.errors.join(" or ")}`;
    case "hidden":
      if (served)
        return expected.mayBeEmptyList ? null : `${actual} instead of ${expected.errors.join(" or ")}`;
      return error !== null && expected.errors.includes(error)
        ? null
        : `${actual} instead of ${expected.errors.join(" or ")}`;
  }
}
