import type { Clock } from "../control/clock.ts";
import type { Call } from "../frame/call.ts";
import { jsonReply, type Reply } from "../frame/reply.ts";
import { readRecaptchaToken } from "./recaptcha-token.ts";

export const tokenLifeMs = 120_000;

function failure(code: string): Reply {
  return jsonReply({ success: false, "error-codes": [code] });
}

/** Answers 200 whatever the verdict; a token is valid once and for two minutes. */
export class Siteverify {
  readonly #clock: Clock;
  #seen = new Set<string>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  answer(call: Call, challengeSecret: string): Reply {
    const type = call.header("content-type") ?? "";
    if (!type.startsWith("application/x-www-form-urlencoded")) return failure("bad-request");
    const form = call.form();
    const secret = form.get("secret") ?? "";
    const response = form.get("response") ?? "";
    if (secret === "") return failure("missing-input-secret");
    if (secret === "wrong-secret") return failure("invalid-input-secret");
    if (response === "") return failure("missing-input-response");
    return this.#judge(response, secret === challengeSecret);
  }

  reset(): void {
    this.#seen = new Set();
  }

  #judge(text: string, asChallenge: boolean): Reply {
    const token = readRecaptchaToken(text);
    // A token is verified only with the secret of the key it was made for.
    if (token.challenge !== asChallenge) return failure("invalid-input-response");
    const now = this.#clock.now();
    const late = token.issuedAt !== null && now - token.issuedAt > tokenLifeMs;
    if (token.verdict === "invalid") return failure("invalid-input-response");
    if (token.verdict === "spent" || late || this.#seen.has(text)) return failure("timeout-or-duplicate");
    this.#seen.add(text);
    const visit = {
      success: true,
      challenge_ts: new Date(token.issuedAt ?? now).toISOString().replace(/\.\d+Z$/, "Z"),
      hostname: token.hostname,
    };
    if (asChallenge) return jsonReply(visit);
    return jsonReply({
      ...visit,
      score: token.score,
      action: token.verdict === "wrong-action" ? "some_other_action" : token.action,
    });
  }
}
