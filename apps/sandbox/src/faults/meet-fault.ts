import type { ServerResponse } from "node:http";
import type { FaultEffect } from "./fault.ts";
import { closeHalf, deliver, deliverReset, deliverSlowly, deliverTruncated, drop } from "../frame/deliver.ts";
import type { Refusals } from "../frame/network.ts";
import type { Reply } from "../frame/reply.ts";
import type { Timers } from "../frame/timers.ts";

export type FaultyExchange = {
  response: ServerResponse;
  refusals: Refusals;
  timers: Timers;
  /** Runs the handler; its reply is what a caller without a fault would get. */
  commit: () => Promise<Reply>;
  /** How late this commit is, by the setting that applies to every post. */
  lateByMs: number;
};

const gatewayPage =
  "<!DOCTYPE html><html><head><title>Bad Gateway</title></head><body><h1>Bad Gateway</h1>" +
  "<p>The server received an invalid response from an upstream server.</p></body></html>";

async function dropAfterCommit(exchange: FaultyExchange, commitDelayMs: number): Promise<number | null> {
  const late = Math.max(commitDelayMs, exchange.lateByMs);
  if (late > 0) {
    drop(exchange.response);
    if (!(await exchange.timers.wait(late))) return null;
  }
  const reply = await exchange.commit();
  drop(exchange.response);
  return reply.status;
}

async function stall(exchange: FaultyExchange, ms: number, commit: boolean): Promise<number | null> {
  const elapsed = await exchange.timers.wait(ms);
  if (!elapsed || !commit) {
    drop(exchange.response);
    return null;
  }
  return send(exchange, await exchange.commit());
}

function send(exchange: FaultyExchange, reply: Reply): number {
  deliver(exchange.response, reply);
  return reply.status;
}

/** Simulates the fault and returns the status meant for the caller, null where there is none. */
export async function meetFault(effect: FaultEffect, exchange: FaultyExchange): Promise<number | null> {
  const { response, refusals, timers, commit } = exchange;
  switch (effect.kind) {
    case "drop_before_commit":
      drop(response);
      return null;
    case "drop_after_commit":
      return dropAfterCommit(exchange, effect.commitDelayMs);
    case "delay":
    case "stall":
      return stall(exchange, effect.ms, effect.kind === "delay" || effect.commit);
    case "http":
      if (effect.commit) await commit();
      return send(exchange, refusals.serverError(effect.status));
    case "html_body":
      if (effect.commit) await commit();
      return send(exchange, {
        status: effect.status,
        headers: { "content-type": "text/html" },
        body: gatewayPage,
      });
    case "too_many": {
      const reply = refusals.tooManyCalls(effect.scope);
      if (effect.retryAfterSeconds === undefined) return send(exchange, reply);
      const header = { "retry-after": String(effect.retryAfterSeconds) };
      return send(exchange, { ...reply, headers: { ...reply.headers, ...header } });
    }
    case "token_expired":
      return send(exchange, refusals.tokenExpired());
    case "token_revoked":
      return send(exchange, refusals.tokenRevoked());
    case "truncated_json": {
      const reply = await commit();
      deliverTruncated(response, reply);
      return reply.status;
    }
    case "slow_stream": {
      const reply = await commit();
      await deliverSlowly(response, reply, effect, timers);
      return reply.status;
    }
    case "reset_in_body": {
      const reply = await commit();
      deliverReset(response, reply);
      return reply.status;
    }
    case "half_close":
      if (effect.commit) await commit();
      break;
  }
  closeHalf(response);
  return null;
}
