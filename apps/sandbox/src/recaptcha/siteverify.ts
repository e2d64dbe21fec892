import type { Clock } from "../control/clock.ts";
import type { Call } from "../frame/call.ts";
import { jsonReply, type Reply } from "../frame/reply.ts";
import { readRecaptchaToken } from "./recaptcha-token.ts";

const tokenLifeMs = 120_000;

function failure(code: string): Reply {
  return jsonReply({ success: false, "error-codes": [code] });
}

/** Answers 200 whatever the verdict; a token is good once and for two minutes. */
export class Siteverify {
  readonly #clock: Clock;
  #seen = new Set<string>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  answer(call: Call): Reply {
    const type = call.header("content-type") ?? "";
    if (!type.startsWith("application/x-www-form-urlencoded")) return failure("bad-request");
    const form = call.form();
    const secret = form.get("secret") ?? "";
    const response = form.get("response") ?? "";
    if (secret === "") return failure("missing-input-secret");
    if (secret === "wrong-secret") return failure("invalid-input-secret");
    if (response === "") return failure("missing-input-response");
    return this.#judge(response);
  }

  reset(): void {
    this.#seen = new Set();
  }

  #judge(text: string): Reply {
    const token = readRecaptchaToken(text);
    const now = this.#clock.now();
    const late = token.issuedAt !== null && now - token.issuedAt > tokenLifeMs;
    if (token.verdict === "invalid") return failure("invalid-input-response");
    if (token.verdict === "spent" || late || this.#seen.has(text)) return failure("timeout-or-duplicate");
    this.#seen.add(text);
    return jsonReply({
      success: true,
      challenge_ts: new Date(token.issuedAt ?? now).toISOString().replace(/\.\d+Z$/, "Z"),
      hostname: token.hostname,
      score: token.score,
      action: token.verdict === "wrong-action" ? "some_other_action" : token.action,
    });
  }
}
