import type { Call } from "../frame/call.ts";
import { jsonReply, type Reply } from "../frame/reply.ts";
import type { Route } from "../frame/route.ts";
import { admit, pick, readGraph, textOf } from "../meta/graph-call.ts";
import { noSuchObject, permissionMissing, refuse } from "../meta/graph-errors.ts";
import type { MetaToken } from "../meta/meta-tokens.ts";
import type { FacebookState } from "./facebook-state.ts";
import type { FacebookPage } from "./people.ts";
import { permissionWords } from "./permissions.ts";

const graph = "/graph.facebook.com/:version";

function admitted(state: FacebookState, call: Call): MetaToken {
  return admit(state.tokens, call, readGraph(call), state.world.clock.now());
}

function me(state: FacebookState, call: Call): Reply {
  const { accountId } = admitted(state, call);
  return jsonReply({ id: accountId, name: state.people.nameOf(accountId) });
}

function permissions(state: FacebookState, call: Call): Reply {
  const { scopes } = admitted(state, call);
  const data = Object.keys(permissionWords).map((permission) => ({
    permission,
    status: scopes.has(permission) ? "granted" : "declined",
  }));
  return jsonReply({ data });
}

/** A page token lives as long as the person's one it was asked with, and without end when that is a long one. */
export function pageToken(state: FacebookState, user: MetaToken, page: FacebookPage): string {
  const now = state.world.clock.now();
  const expiresAt = user.longLived ? null : user.expiresAt;
  return state.tokens.add({ ...user, accountId: page.id, kind: "page", createdAt: now, expiresAt }).value;
}

function accounts(state: FacebookState, call: Call): Reply {
  const user = admitted(state, call);
  if (!user.scopes.has("pages_show_list")) return permissionMissing("pages_show_list");
  const input = readGraph(call);
  const limit = Math.min(100, Number(textOf(input, "limit")) || 25);
  const after = textOf(input, "after");
  const all = state.people.pagesOf(user.userId).filter(({ id }) => user.pages.includes(id));
  const from = after === "" ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const shown = all.slice(from, from + limit);
  const data = shown.map((page) => {
    const { id, name, username, tasks } = page;
    const access = pageToken(state, user, page);
    const whole = { id, name, username, access_token: access, tasks: tasks.get(user.userId) ?? [] };
    return pick(whole, textOf(input, "fields"));
  });
  const last = shown.at(-1)?.id ?? "";
  const next = `${call.origin()}${call.path}?limit=${limit}&after=${last}`;
  const more = from + limit < all.length;
  return jsonReply({ data, paging: { cursors: { after: last }, ...(more ? { next } : {}) } });
}

function removeConsent(state: FacebookState, call: Call): Reply {
  const token = admitted(state, call);
  const id = call.param("user");
  if (id !== "me" && id !== token.userId) return refuse(noSuchObject(id));
  state.tokens.killConsent(token.userId);
  return jsonReply({ success: true });
}

export function accountRoutes(state: FacebookState): Route[] {
  return [
    { method: "GET", path: `${graph}/me`, handle: (call) => me(state, call) },
    { method: "GET", path: `${graph}/me/permissions`, handle: (call) => permissions(state, call) },
    { method: "GET", path: `${graph}/me/accounts`, handle: (call) => accounts(state, call) },
    { method: "DELETE", path: `${graph}/:user/permissions`, handle: (call) => removeConsent(state, call) },
  ];
}
