import type { Call } from "../../frame/call.ts";
import { jsonReply, type Reply } from "../../frame/reply.ts";
import type { Route } from "../../frame/route.ts";
import { accessDenied, notFound, refuse } from "../linkedin-errors.ts";
import type { LinkedinState } from "../linkedin-state.ts";
import { admitRest, type RestCaller } from "../rest-gate.ts";

function admitAdmin(state: LinkedinState, call: Call, permission: string): RestCaller {
  const caller = admitRest(state, call);
  return caller.token.scopes.has("rw_organization_admin")
    ? caller
    : refuse(accessDenied(`${permission}.${caller.version}01`));
}

function listRoles(state: LinkedinState, call: Call): Reply {
  const { token } = admitAdmin(state, call, "organizationAcls.FINDER-roleAssignee");
  const elements = state.members.administeredBy(token.member.id).map(({ id }) => ({
    role: "ADMINISTRATOR",
    state: "APPROVED",
    roleAssignee: `urn:li:person:${token.member.id}`,
    organization: `urn:li:organization:${id}`,
  }));
  return jsonReply({ elements, paging: { start: 0, count: 10, links: [] } });
}

function readOrganization(state: LinkedinState, call: Call): Reply {
  admitAdmin(state, call, "organizations.GET");
  const found = state.members.organizations().find(({ id }) => id === call.param("id"));
  if (!found) return refuse(notFound("organization"));
  return jsonReply({ id: Number(found.id), localizedName: found.name, vanityName: found.vanityName });
}

/** The pages that somebody runs; only for apps that LinkedIn has approved for organisations. */
export function organizationRoutes(state: LinkedinState): Route[] {
  return [
    { method: "GET", path: "/rest/organizationAcls", handle: (call) => listRoles(state, call) },
    { method: "GET", path: "/rest/organizations/:id", handle: (call) => readOrganization(state, call) },
  ];
}
