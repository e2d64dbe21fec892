import { errors, type Problem } from "@polyphon/contract/errors.ts";
import { ApiError } from "@polyphon/web/api/api-error.ts";
import type { Text } from "../text/use-text.ts";
import { validationWords } from "./validation-words.ts";

export interface Judged {
  /** Null where no message is shown. */
  readonly words: string | null;
  readonly reference?: string | undefined;
  /** Where it leads, besides the message. */
  readonly leads: "nothing" | "login" | "root" | "change-password" | "picker" | "refresh";
  /** How a failed command is reported, besides what its screen shows. */
  readonly shownIn: "in-place" | "notice" | "dialog";
}

const shownAsNotice: ReadonlySet<number | string> = new Set([
  errors.duplicate.code,
  errors.media_not_usable.code,
  errors.serial_number_taken.code,
  errors.prohibited_words.code,
]);

const here = { leads: "nothing", shownIn: "in-place" } as const;

function judgeProblem(problem: Problem, status: number, text: Text): Judged {
  const { code, reference, description } = problem;
  if (code === errors.validation.code)
    return { words: validationWords(problem, text), reference, leads: "nothing", shownIn: "notice" };
  if (shownAsNotice.has(code)) return { words: description, reference, leads: "nothing", shownIn: "notice" };
  switch (problem.error) {
    case "invalid_token":
      return { words: text("shell.session.expired"), leads: "login", shownIn: "notice" };
    case "password_expired":
    case "password_must_change":
      return { words: description, leads: "change-password", shownIn: "notice" };
    case "role_needed":
      return { words: description, leads: "picker", shownIn: "notice" };
    case "session_changed":
      return { words: description, leads: "refresh", shownIn: "notice" };
    // These refuse the request, not the page, so they lead nowhere else.
    case "beyond_own_rights":
    case "invalid_credentials":
      return { words: description, reference, ...here };
    default:
      if (status === 403)
        return { words: text("shell.session.denied"), reference, leads: "root", shownIn: "notice" };
      return {
        words: description,
        reference,
        leads: status === 401 ? "login" : "nothing",
        shownIn: "in-place",
      };
  }
}

function judgeBroken(status: number, text: Text): Judged {
  switch (status) {
    case 400:
      return { words: text("shell.failures.invalidRequest"), ...here };
    case 401:
      return { words: text("shell.failures.unauthorized"), leads: "login", shownIn: "notice" };
    case 403:
      return { words: text("shell.session.denied"), leads: "root", shownIn: "notice" };
    case 404:
      return { words: text("shell.failures.notFound"), ...here };
    default:
      return { words: text("shell.failures.apology"), ...here };
  }
}

/** Decides in one place what a failed call means for the back office. */
export function judgeFailure(error: unknown, text: Text): Judged {
  if (!(error instanceof ApiError)) return { words: text("shell.failures.apology"), ...here };
  const { failure } = error;
  switch (failure.kind) {
    case "aborted":
      return { words: null, ...here };
    case "timeout":
      return { words: text("shell.failures.timeout"), leads: "nothing", shownIn: "dialog" };
    case "offline":
      return { words: text("shell.failures.offline"), ...here };
    case "broken":
      return judgeBroken(failure.status, text);
    case "problem":
      return judgeProblem(failure.problem, failure.status, text);
  }
}
