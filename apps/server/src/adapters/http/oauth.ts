import { z } from "zod";
import type { ExchangeResult } from "../../modules/networks/networks.port.ts";
import { jsonOf } from "./http-client.ts";
import type { HttpOutcome } from "./http-outcome.ts";

export type Failure = Extract<ExchangeResult, { detail: string }>;
export type Asked<Value> = { readonly kind: "given"; readonly value: Value } | Failure;

const oauthError = z.object({ error: z.string(), error_description: z.string().default("") });

/** Only a refusal of the code or token is the person's problem; a wrong secret or an outage is ours. */
export function failureOf(outcome: HttpOutcome): Failure {
  if (outcome.kind !== "answered") return { kind: "unavailable", detail: outcome.detail };
  const problem = oauthError.safeParse(jsonOf(outcome)).data;
  const detail = `${outcome.status} ${problem ? `${problem.error} ${problem.error_description}` : ""}`
    .trim()
    .slice(0, 300);
  return { kind: outcome.status === 400 && problem ? "refused" : "unavailable", detail };
}

export function readToken<S extends z.ZodType>(outcome: HttpOutcome, shape: S): Asked<z.output<S>> {
  if (outcome.kind !== "answered" || outcome.status !== 200) return failureOf(outcome);
  const parsed = shape.safeParse(jsonOf(outcome));
  return parsed.success
    ? { kind: "given", value: parsed.data }
    : { kind: "unavailable", detail: "the token answer cannot be read" };
}
