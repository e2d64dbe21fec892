import { z } from "zod";
import type { CaptchaVerdict, CaptchaVerifier } from "../../modules/identity/identity.port.ts";
import type { HttpClient } from "../http/http-client.ts";
import { jsonOf } from "../http/http-client.ts";

export interface RecaptchaSettings {
  /** Carries /recaptcha/api/siteverify. */
  readonly base: string;
  readonly secret: string;
  /** Of the visible challenge, which has a key of its own. */
  readonly challengeSecret: string;
  /** Of the pages that ask; a token of another page proves nothing about our visitor. */
  readonly hosts: ReadonlySet<string>;
  readonly timeoutMs: number;
}

const answer = z.object({
  success: z.boolean(),
  score: z.number().min(0).max(1).optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  "error-codes": z.array(z.string()).default([]),
});
/** These mean that our own request was wrong, not the visitor's token. */
const ourFaults = ["missing-input-secret", "invalid-input-secret", "bad-request"];

function judgeChallenge(parsed: z.output<typeof answer>, hosts: ReadonlySet<string>): CaptchaVerdict {
  const refusal = refusalOf(parsed, hosts);
  return refusal ?? { kind: "scored", score: 1 };
}

function refusalOf(parsed: z.output<typeof answer>, hosts: ReadonlySet<string>): CaptchaVerdict | null {
  const codes = parsed["error-codes"];
  if (!parsed.success) {
    const kind = codes.some((code) => ourFaults.includes(code)) ? "unavailable" : "refused";
    return { kind, detail: codes.join(" ") || "no reason given" };
  }
  return hosts.has(parsed.hostname ?? "")
    ? null
    : { kind: "refused", detail: "the token is of another host" };
}

function judgeScore(
  parsed: z.output<typeof answer>,
  action: string,
  hosts: ReadonlySet<string>,
): CaptchaVerdict {
  const refusal = refusalOf(parsed, hosts);
  if (refusal) return refusal;
  if (parsed.action !== action) return { kind: "refused", detail: "the token is of another action" };
  return parsed.score === undefined
    ? { kind: "unavailable", detail: "an answer without a score" }
    : { kind: "scored", score: parsed.score };
}

/** Google reCAPTCHA: v3 scores a visit, v2 is the challenge. Its status is 200 even for a refusal, so only the body counts. */
export function createRecaptcha(http: HttpClient, settings: RecaptchaSettings): CaptchaVerifier {
  async function ask(
    secret: string,
    token: string,
    address: string,
    judge: (parsed: z.output<typeof answer>) => CaptchaVerdict,
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
    const parsed = answer.safeParse(jsonOf(outcome));
    if (outcome.status !== 200 || !parsed.success) {
      return { kind: "unavailable", detail: `${outcome.status} without a verdict` };
    }
    return judge(parsed.data);
  }

  return {
    verify: ({ token, action, address }) =>
      ask(settings.secret, token, address, (parsed) => judgeScore(parsed, action, settings.hosts)),
    verifyChallenge: ({ token, address }) =>
      ask(settings.challengeSecret, token, address, (parsed) => judgeChallenge(parsed, settings.hosts)),
  };
}
