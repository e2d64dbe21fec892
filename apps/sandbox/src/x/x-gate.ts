import type { Call } from "../frame/call.ts";
import { Refusal } from "../frame/refusal.ts";
import type { Reply } from "../frame/reply.ts";
import type { Route } from "../frame/route.ts";
import { perWindow, type RateLimit } from "./rate-windows.ts";
import type { AccessToken } from "./connections/token-store.ts";
import {
  creditsDepleted,
  missingScope,
  refuse,
  tooManyRequests,
  troubleReply,
  unauthorized,
} from "./x-errors.ts";
import type { XSettings } from "./x-settings.ts";
import type { XState } from "./x-state.ts";

type Handler = (call: Call, token: AccessToken) => Reply | Promise<Reply>;

type WindowSetting = {
  [Key in keyof XSettings]: Key extends `${string}PerWindow` ? Key : never;
}[keyof XSettings];

export type Gate = {
  /** Names the window; calls under one name count together. */
  readonly window: string;
  readonly limit: WindowSetting;
  readonly scopes: readonly string[];
  /** Limits beside the window of 15 minutes. */
  readonly more?: (token: AccessToken) => readonly RateLimit[];
};

export function bearerOf(call: Call): string {
  const header = call.headers.authorization ?? "";
  return header.toLowerCase().startsWith("bearer ") ? header.slice(7).trim() : "";
}

/** X does not say what is wrong with a token. */
function admit(state: XState, call: Call): AccessToken {
  const token = state.tokens.access(bearerOf(call));
  const living = token && !token.revoked && !token.grant.ended && state.world.clock.now() < token.expiresAt;
  return living ? token : refuse(unauthorized());
}

function replyOf(problem: unknown): Reply {
  if (problem instanceof Refusal) return problem.reply;
  throw problem;
}

function settled(run: () => Reply | Promise<Reply>, headers: Record<string, string>): Reply | Promise<Reply> {
  const finish = (reply: Reply): Reply => ({ ...reply, headers: { ...reply.headers, ...headers } });
  try {
    const reply = run();
    return reply instanceof Promise ? reply.catch(replyOf).then(finish) : finish(reply);
  } catch (problem) {
    return finish(replyOf(problem));
  }
}

/** Token, windows and scopes in front of a handler. A 401 carries no rate headers, every other answer does. */
export function gated(state: XState, gate: Gate, handle: Handler): Route["handle"] {
  return (call) => {
    const token = admit(state, call);
    const { account, scopes } = token.grant;
    const own = perWindow(`${gate.window} ${account.id}`, state.settings[gate.limit]);
    const rate = state.rates.take([own, ...(gate.more?.(token) ?? [])], state.world.clock.now());
    return settled(() => {
      if (!rate.allowed) return tooManyRequests();
      if (gate.scopes.some((scope) => !scopes.has(scope))) return missingScope();
      return handle(call, token);
    }, rate.headers);
  };
}

/** A restriction of an account is reported on every call that writes. */
export function refuseTrouble(state: XState, { grant: { account } }: AccessToken): void {
  const trouble = state.settings.troubles[account.id] ?? state.settings.troubles[account.username];
  if (trouble !== undefined) refuse(troubleReply(trouble));
}

/** Takes the price of a call from the app's credits, or refuses if they are not enough. */
export function charge(state: XState, dollars: number): void {
  const { credits } = state.settings;
  if (credits === null) return;
  if (credits < dollars) refuse(creditsDepleted());
  state.settings = { ...state.settings, credits: Math.round((credits - dollars) * 1e6) / 1e6 };
}
