import { ApiError } from "@polyphon/web/api/api-error.ts";
import type { Kit } from "../kit/kit-context.tsx";

export interface FailureText {
  readonly text: string;
  readonly reference: string | undefined;
}

/** The message of a failed call, the server's own if there is one. */
export function failureText(error: unknown, text: Kit["text"]): FailureText {
  if (!(error instanceof ApiError)) return { text: text("kit.failed.broken"), reference: undefined };
  const { failure } = error;
  switch (failure.kind) {
    case "problem":
      return { text: failure.problem.description, reference: failure.problem.reference };
    case "offline":
      return { text: text("kit.failed.offline"), reference: undefined };
    case "timeout":
      return { text: text("kit.failed.timeout"), reference: undefined };
    case "aborted":
    case "broken":
      return { text: text("kit.failed.broken"), reference: undefined };
  }
}
