/**
 * A token reads `verdict:action:hostname:issuedAt-nonce`; everything after the verdict may be left out. One of the
 * visible challenge begins with `challenge`, and may have its outcome, such as `expired`, in place of the action.
 */
export type RecaptchaToken = {
  challenge: boolean;
  verdict: "valid" | "invalid" | "spent" | "wrong-action";
  score: number;
  action: string;
  hostname: string;
  issuedAt: number | null;
};

const usualScore = 0.9;
const usualAction = "login";
/** Where a development machine serves the apps. */
const usualHost = "127.0.0.1";

function verdictOf(word: string): RecaptchaToken["verdict"] {
  switch (word) {
    case "expired":
    case "dup":
      return "spent";
    case "invalid":
      return "invalid";
    case "wrong-action":
      return "wrong-action";
    default:
      return "valid";
  }
}

export function readRecaptchaToken(text: string): RecaptchaToken {
  const [word = "", action = "", hostname = "", stamp = ""] = text.split(":");
  const challenge = word === "challenge";
  const score = /^score-(0(?:\.\d+)?|1(?:\.0+)?)$/.exec(word)?.[1];
  const issuedAt = /^(\d+)-/.exec(stamp)?.[1];
  return {
    challenge,
    verdict: verdictOf(challenge ? action : word),
    score: score === undefined ? usualScore : Number(score),
    action: action === "" ? usualAction : action,
    hostname: hostname === "" ? usualHost : hostname,
    issuedAt: issuedAt === undefined ? null : Number(issuedAt),
  };
}
