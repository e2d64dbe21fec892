import { ApiError } from "@polyphon/web/api/api-error.ts";
import { t } from "../text/text.ts";

export interface FailureText {
  readonly title: string | null;
  readonly text: string;
  readonly reference: string | null;
}

/** The message of a failed call: the server's where there is one, otherwise ours. */
export function failureText(error: unknown): FailureText {
  const plain = (text: string): FailureText => ({ title: null, text, reference: null });
  if (!(error instanceof ApiError)) return plain(t("shell.failure.apology"));
  switch (error.failure.kind) {
    case "problem":
      return {
        title: null,
        text: error.failure.problem.description,
        reference: error.failure.problem.reference,
      };
    case "offline":
      return {
        title: t("shell.failure.offlineTitle"),
        text: t("shell.failure.offlineText"),
        reference: null,
      };
    case "timeout":
      return plain(t("shell.failure.timeout"));
    case "aborted":
    case "broken":
      return plain(t("shell.failure.apology"));
  }
}
