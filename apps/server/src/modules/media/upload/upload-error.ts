import type { ErrorName } from "@polyphon/contract/errors.ts";
import type { Language } from "@polyphon/i18n/kit/languages.ts";
import { problemOf } from "../../../platform/http/problem.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";

/** The shape in which the tus server takes an answer that is thrown. */
export interface UploadError {
  readonly status_code: number;
  readonly body: string;
}

const namesByStatus: Readonly<Record<number, ErrorName>> = {
  400: "validation",
  401: "invalid_token",
  403: "access_denied",
  404: "not_found",
  410: "not_found",
  413: "too_large",
};

/** The protocol's own status stays; its text becomes the product's problem in the caller's language. */
export function uploadError(status: number, language: Language): UploadError {
  const name = namesByStatus[status] ?? (status < 500 ? "validation" : "internal");
  return { status_code: status, body: JSON.stringify(problemOf(new Refusal(name), language).body) };
}
