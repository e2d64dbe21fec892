/** What Facebook's share dialog says when its window closes. */
export type FacebookOutcome =
  | "shared"
  | "cancelled"
  /** Facebook refuses the post. */
  | "refused"
  /** It closed without a word: nobody is logged in there. */
  | "nothing"
  /** An answer that says neither: only the person knows. */
  | "unclear";

const closedByPerson = 4201;

function errorOf(answer: object): { code: unknown; message: unknown } {
  const { error_code: code, error_message: message } = answer as Record<string, unknown>;
  return { code, message };
}

/** Shared is only what Facebook confirms with an empty list. */
export function facebookOutcome(answer: unknown): FacebookOutcome {
  if (answer === undefined || answer === null) return "nothing";
  if (Array.isArray(answer) && answer.length === 0) return "shared";
  if (typeof answer !== "object") return "unclear";
  const { code, message } = errorOf(answer);
  if (Number(code) === closedByPerson) return "cancelled";
  return code !== undefined || message !== undefined ? "refused" : "unclear";
}

/** As the product stores it: 1 for a share that Facebook confirmed, 0 for anything else. */
export const sharedStatusOf = (outcome: FacebookOutcome): 0 | 1 => (outcome === "shared" ? 1 : 0);
