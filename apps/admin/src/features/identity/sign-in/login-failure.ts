import { ApiError } from "@polyphon/web/api/api-error.ts";
import type { Text } from "../../../shared/text/use-text.ts";

/** The server's message where it refused; otherwise what the user can do. */
export function loginFailure(error: unknown, text: Text): string {
  if (!(error instanceof ApiError)) return text("identity.login.generic");
  const { failure } = error;
  if (failure.kind === "offline") return text("identity.login.offline");
  if (failure.kind === "timeout") return text("shell.failures.timeout");
  if (failure.kind !== "problem") return text("identity.login.generic");
  switch (failure.problem.error) {
    case "captcha_failed":
      return text("identity.login.captcha");
    case "internal":
      return text("identity.login.generic");
    default:
      return failure.problem.description;
  }
}
