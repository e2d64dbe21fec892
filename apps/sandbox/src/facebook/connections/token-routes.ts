import type { Call } from "../../frame/call.ts";
import { jsonReply, type Reply } from "../../frame/reply.ts";
import type { Route } from "../../frame/route.ts";
import { graphError, refuse, unknownToken } from "../../meta/graph-errors.ts";
import type { MetaToken } from "../../meta/meta-tokens.ts";
import type { FacebookState } from "../facebook-state.ts";

const graph = "/graph.facebook.com/:version";

const codeProblem = (message: string, subcode: number) => graphError({ message, code: 100, subcode });

function requireClient(query: URLSearchParams): string {
  const id = query.get("client_id") ?? "";
  const secret = query.get("client_secret") ?? "";
  if (id === "") return refuse(graphError({ message: "Missing client_id parameter.", code: 101 }));
  if (secret !== "" && secret !== "wrong-secret") return id;
  return refuse(graphError({ message: "Error validating client secret.", code: 1 }));
}

function tokenReply(state: FacebookState, token: MetaToken): Reply {
  const now = state.world.clock.now();
  const left = Math.floor(((token.expiresAt ?? now) - now) / 1000);
  return jsonReply({ access_token: token.value, token_type: "bearer", expires_in: left });
}

function exchangeCode(state: FacebookState, query: URLSearchParams, clientId: string): Reply {
  const now = state.world.clock.now();
  const taken = state.tokens.takeCode(query.get("code") ?? "");
  if (taken.kind === "used") return codeProblem("This authorization code has been used.", 36009);
  if (taken.kind === "unknown") return codeProblem("Invalid verification code format.", 36009);
  const { code } = taken;
  if (now >= code.expiresAt) return codeProblem("This authorization code has expired.", 36007);
  if (code.clientId !== clientId || code.redirectUri !== query.get("redirect_uri")) {
    const message =
      "Error validating verification code. Please make sure your redirect_uri is identical to the one you used in the OAuth dialog request";
    return codeProblem(message, 36008);
  }
  const { userId, scopes, pages } = code;
  const expiresAt = now + state.settings.shortTokenSeconds * 1000;
  const token = state.tokens.add({
    accountId: userId,
    userId,
    kind: "user",
    longLived: false,
    scopes: new Set(scopes),
    pages,
    clientId,
    createdAt: now,
    expiresAt,
  });
  return tokenReply(state, token);
}

function exchangeToken(state: FacebookState, query: URLSearchParams, clientId: string): Reply {
  const now = state.world.clock.now();
  const old = state.tokens.access(query.get("fb_exchange_token") ?? "");
  const dead = !old || old.deadBy !== null || (old.expiresAt ?? now) <= now;
  if (dead || old.kind !== "user" || old.clientId !== clientId) return unknownToken();
  const expiresAt = now + state.settings.longTokenSeconds * 1000;
  return tokenReply(state, state.tokens.add({ ...old, longLived: true, createdAt: now, expiresAt }));
}

function giveToken(state: FacebookState, call: Call): Reply {
  const clientId = requireClient(call.query);
  return call.query.get("grant_type") === "fb_exchange_token"
    ? exchangeToken(state, call.query, clientId)
    : exchangeCode(state, call.query, clientId);
}

function debugToken(state: FacebookState, call: Call): Reply {
  const [appId = "", secret = ""] = (call.query.get("access_token") ?? "").split("|");
  if (appId === "" || secret === "" || secret === "wrong-secret") return unknownToken();
  const token = state.tokens.access(call.query.get("input_token") ?? "");
  if (!token) return jsonReply({ data: { is_valid: false, scopes: [] } });
  const now = state.world.clock.now();
  const seconds = (at: number | null) => (at === null ? 0 : Math.floor(at / 1000));
  return jsonReply({
    data: {
      app_id: token.clientId,
      type: token.kind === "page" ? "PAGE" : "USER",
      ...(token.kind === "page" ? { profile_id: token.accountId } : {}),
      user_id: token.userId,
      is_valid: token.deadBy === null && (token.expiresAt === null || token.expiresAt > now),
      issued_at: seconds(token.createdAt),
      expires_at: seconds(token.expiresAt),
      scopes: [...token.scopes],
    },
  });
}

export function tokenRoutes(state: FacebookState): Route[] {
  return [
    { method: "GET", path: `${graph}/oauth/access_token`, handle: (call) => giveToken(state, call) },
    { method: "GET", path: `${graph}/debug_token`, handle: (call) => debugToken(state, call) },
  ];
}
