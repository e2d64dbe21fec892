import { z } from "zod";
import type { CaptchaVerdict, CaptchaVerifier } from "../../modules/identity/identity.port.ts";
import type { HttpClient } from "../http/http-client.ts";
import { jsonOf } from "../http/http-client.ts";

export interface RecaptchaSettings {
  /** Carries /recaptcha/api/siteverify. */
  readonly base: string;
  readonly secret: string;
  /** Of the visible challenge, which is a key of its own. */
  readonly challengeSecret: string;
  /** The host name that the page must have been on; null takes any. */
  readonly hostname: string | null;
  readonly timeoutMs: number;
}

const answer = z.object({
  success: z.boolean(),
  score: z.number().min(0).max(1).optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  "error-codes": z.array(z.string()).default([]),
});
/** These say that our own request was wrong, not the visitor's token. */
const ourFaults = ["missing-input-secret", "invalid-input-secret", "bad-request"];

function judgeChallenge(said: z.output<typeof answer>, hostname: string | null): CaptchaVerdict {
  const refusal = refusalOf(said, hostname);
  return refusal ?? { kind: "scored", score: 1 };
}

function refusalOf(said: z.output<typeof answer>, hostname: string | null): CaptchaVerdict | null {
  const codes = said["error-codes"];
  if (!said.success) {
    const kind = codes.some((code) => ourFaults.includes(code)) ? "unavailable" : "refused";
    return { kind, detail: codes.join(" ") || "no reason given" };
  }
  return hostname !== null && said.hostname !== hostname
    ? { kind: "refused", detail: "the token is of another host" }
    : null;
}

function judgeScore(said: z.output<typeof answer>, action: string, hostname: string | null): CaptchaVerdict {
  const refusal = refusalOf(said, hostname);
  if (refusal) return refusal;
  if (said.action !== action) return { kind: "refused", detail: "the token is of another action" };
  return said.score === undefined
    ? { kind: "unavailable", detail: "an answer without a score" }
    : { kind: "scored", score: said.score };
}

/** Google reCAPTCHA: v3 scores a visit, v2 is the challenge. Its status is 200 even for a refusal, so only the body counts. */
export function createRecaptcha(http: HttpClient, settings: RecaptchaSettings): CaptchaVerifier {
  async function ask(
    secret: string,
    token: string,
    address: string,
    judge: (said: z.output<typeof answer>) => CaptchaVerdict,
  ): Promise<CaptchaVerdict> {
    if (token === "") return { kind: "refused", detail: "no token" };
    const form = new URLSearchParams({ secret, response: token, remoteip: address });
    const outcome = await http.send({
      method: "POST",
      url: `${settings.base}/recaptcha/api/siteverify`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: form.toString(),
      timeoutMs: settings.timeoutMs,
    });
    if (outcome.kind !== "answered") return { kind: "unavailable", detail: outcome.detail };
    const said = answer.safeParse(jsonOf(outcome));
    if (outcome.status !== 200 || !said.success) {
      return { kind: "unavailable", detail: `${outcome.status} without a verdict` };
    }
    return judge(said.data);
  }

  return {
    verify: ({ token, action, address }) =>
      ask(settings.secret, token, address, (said) => judgeScore(said, action, settings.hostname)),
    verifyChallenge: ({ token, address }) =>
      ask(settings.challengeSecret, token, address, (said) => judgeChallenge(said, settings.hostname)),
  };
}
