import type { Call } from "../../frame/call.ts";
import { jsonReply, type Reply } from "../../frame/reply.ts";
import type { Route } from "../../frame/route.ts";
import { admit, pageOf, readGraph } from "../../meta/graph-call.ts";
import { noSuchObject, permissionMissing, refuse } from "../../meta/graph-errors.ts";
import type { MetaToken } from "../../meta/meta-tokens.ts";
import type { FacebookState } from "../facebook-state.ts";
import type { FacebookPage } from "../people.ts";
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

/** A page token lives as long as the user token it was requested with, and forever if that is a long-lived one. */
export function pageToken(state: FacebookState, user: MetaToken, page: FacebookPage): string {
  const now = state.world.clock.now();
  const expiresAt = user.longLived ? null : user.expiresAt;
  return state.tokens.add({ ...user, accountId: page.id, kind: "page", createdAt: now, expiresAt }).value;
}

function accounts(state: FacebookState, call: Call): Reply {
  const user = admitted(state, call);
  if (!user.scopes.has("pages_show_list")) return permissionMissing("pages_show_list");
  const input = readGraph(call);
  const pages = state.people.pagesOf(user.userId).filter(({ id }) => user.pages.includes(id));
  const items = pages.map((page) => {
    const { id, name, username, tasks } = page;
    return {
      id,
      name,
      username,
      access_token: pageToken(state, user, page),
      tasks: tasks.get(user.userId) ?? [],
    };
  });
  return jsonReply(pageOf(call, input, items));
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
