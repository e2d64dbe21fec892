import { randomBytes } from "node:crypto";
import { type ErrorName, errors, type Problem } from "@polyphon/contract/errors.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Language } from "@polyphon/i18n/kit/languages.ts";
import { serverTexts } from "@polyphon/i18n/server-texts.ts";
import { DatabaseError } from "pg";
import type { z } from "zod";
import { DatabaseUnavailable } from "../db/connection/database-unavailable.ts";
import { Refusal, type Violation } from "../operation/refusal.ts";
import { errorText, refusalText } from "../operation/refusal-text.ts";

/** A value of the right shape that no column can store, such as a text with a zero byte. */
const unstorable = new Set(["22021", "22P05", "22003"]);

/** We write only well-formed JSON, so what jsonb refuses is a lone surrogate in somebody's text. */
function isUnstorable({ code = "", message }: DatabaseError): boolean {
  return unstorable.has(code) || (code === "22P02" && message.includes("type json"));
}

/** A time limit of the session, or a lock that somebody else has: nothing was written. */
const databaseRefusals: Readonly<Record<string, ErrorName>> = {
  "57014": "took_too_long",
  "25P03": "took_too_long",
  "55P03": "busy",
  "40P01": "busy",
};

/** Not the caller's doing: an operator must be able to find out why. */
export function isOfDatabase(error: unknown): boolean {
  return (
    error instanceof DatabaseUnavailable ||
    (error instanceof DatabaseError && databaseRefusals[error.code ?? ""] !== undefined)
  );
}

/** The refusal behind an error; null when it is a failure of ours. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (error instanceof DatabaseUnavailable) return new Refusal("unavailable");
  if (!(error instanceof DatabaseError)) return null;
  const known = databaseRefusals[error.code ?? ""];
  if (known !== undefined) return new Refusal(known);
  return isUnstorable(error) ? new Refusal("validation") : null;
}

/** What a user sees of a refusal. The reference is in the log beside the reason. */
export function problemOf(refusal: Refusal, language: Language): { status: number; body: Problem } {
  const { status, code } = errors[refusal.error];
  const body: Problem = {
    code,
    error: refusal.error,
    description: refusalText(refusal, language),
    reference: randomBytes(5).toString("hex"),
    ...(refusal.violations.length > 0
      ? {
          violations: refusal.violations.map((one) => ({
            field: one.field,
            message: "message" in one ? one.message : errorText(one.error, one.values, language),
            ...("found" in one && one.found !== undefined ? { found: one.found } : {}),
          })),
        }
      : {}),
    ...(refusal.uses.length > 0 ? { uses: refusal.uses } : {}),
  };
  return { status, body };
}

function sentence(issue: z.core.$ZodIssue, language: Language): string {
  const texts = serverTexts[language].violations;
  switch (issue.code) {
    case "too_small":
      if (issue.origin === "string") {
        return Number(issue.minimum) <= 1
          ? texts.required
          : fill(texts.tooShort, { minimum: Number(issue.minimum) });
      }
      // Only an id must be above zero: none was chosen.
      if (issue.inclusive === false) return texts.required;
      return fill(texts.tooFew, { minimum: Number(issue.minimum) });
    case "too_big":
      return fill(issue.origin === "string" ? texts.tooLong : texts.tooMany, {
        maximum: Number(issue.maximum),
      });
    case "invalid_type":
      return texts.required;
    case "invalid_value":
      return texts.choice;
    case "invalid_format":
      if (issue.format === "email") return texts.email;
      return issue.format === "url" ? texts.url : texts.format;
    case "custom": {
      const say: unknown = issue.params?.["say"];
      return typeof say === "string" && say in texts ? texts[say as keyof typeof texts] : texts.format;
    }
    default:
      return texts.format;
  }
}

export function validationRefusal(error: z.ZodError, language: Language): Refusal {
  const violations: Violation[] = error.issues.map((issue) => ({
    field: issue.path.join("."),
    message: sentence(issue, language),
  }));
  return new Refusal("validation", {}, violations);
}
