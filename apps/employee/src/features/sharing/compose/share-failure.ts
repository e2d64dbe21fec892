import { ApiError } from "@polyphon/web/api/api-error.ts";
import { failureText } from "../../../shared/failure/failure-text.ts";
import { t } from "../../../shared/text/text.ts";

/** No answer came: the server may have done it or not. */
export function isUnknownOutcome(error: unknown): boolean {
  return error instanceof ApiError && (error.failure.kind === "offline" || error.failure.kind === "timeout");
}

/** Why a share was refused: the server's message, or the product's where there is none. */
export function shareFailure(error: unknown): string {
  const { text } = failureText(error);
  if (isUnknownOutcome(error)) return text;
  if (error instanceof ApiError) {
    const { failure } = error;
    if (failure.kind === "problem" && failure.problem.error !== "internal") return text;
  }
  return `${t("sharing.message.invalid")} ${text}`;
}
