import type { Call } from "../../frame/call.ts";
import { jsonReply, type Reply } from "../../frame/reply.ts";
import type { Route } from "../../frame/route.ts";
import { accessDenied, illegalArgument, notFound, refuse } from "../linkedin-errors.ts";
import type { LinkedinState } from "../linkedin-state.ts";
import type { Member } from "./members.ts";
import { admitRest } from "../rest-gate.ts";

/** The token of an app that LinkedIn has approved for mentions, as a developer's machine is set up with it. */
export const mentionToken = "polyphon-dev-mentions";
const farAhead = Date.UTC(2100, 0, 1);

/** In the token store from the start; belongs to nobody on the consent screen. */
export function addMentionToken(state: LinkedinState): void {
  const now = state.world.clock.now();
  state.tokens.addAccess({
    value: mentionToken,
    member: {
      id: "mentions-app",
      name: "Mentions app",
      givenName: "Mentions",
      familyName: "app",
      email: "",
      headline: "",
      vanityName: "mentions-app",
    },
    scopes: new Set(["r_organization_followers", "rw_organization_admin"]),
    clientId: "seeded",
    authorizedAt: now,
    createdAt: now,
    usableAt: now,
    expiresAt: farAhead,
    revoked: false,
  });
}

function admitScope(state: LinkedinState, call: Call, scope: string, permission: string): void {
  const { token, version } = admitRest(state, call);
  if (!token.scopes.has(scope)) refuse(accessDenied(`${permission}.${version}01`));
}

const shown = ({
  id,
  givenName,
  familyName,
  headline,
}: Pick<Member, "id" | "givenName" | "familyName" | "headline">) => ({
  member: `urn:li:person:${id}`,
  firstName: givenName,
  lastName: familyName,
  headline,
});

/** `sandbox-member-7` and any other number exist, so that a test never runs out of people. */
function inventedMember(vanityName: string): Parameters<typeof shown>[0] | undefined {
  const [, number] = /^sandbox-member-(\d+)$/.exec(vanityName) ?? [];
  return number === undefined
    ? undefined
    : { id: `sandbox-${number}`, givenName: "Sandbox", familyName: `Member ${number}`, headline: "" };
}

function byVanityUrl(state: LinkedinState, call: Call): Reply {
  admitScope(state, call, "r_organization_followers", "vanityUrl.FINDER-vanityUrlAsOrganization");
  if (call.query.get("q") !== "vanityUrlAsOrganization") return illegalArgument("Unknown finder");
  if (!/^urn:li:organization:\d+$/.test(call.query.get("organization") ?? ""))
    return illegalArgument("organization must be a URN");
  const [, vanityName = ""] = /\/in\/([^/?#]+)/.exec(call.query.get("vanityUrl") ?? "") ?? [];
  const wanted = decodeURIComponent(vanityName);
  const member = state.members.all().find((one) => one.vanityName === wanted) ?? inventedMember(wanted);
  return member ? jsonReply({ elements: [shown(member)] }) : notFound("Member");
}

function byVanityName(state: LinkedinState, call: Call): Reply {
  admitScope(state, call, "rw_organization_admin", "organizations.FINDER-vanityName");
  if (call.query.get("q") !== "vanityName") return illegalArgument("Unknown finder");
  const wanted = call.query.get("vanityName");
  const found = state.members.organizations().filter((one) => one.vanityName === wanted);
  return jsonReply({
    elements: found.map(({ id, name, vanityName }) => ({ id: Number(id), localizedName: name, vanityName })),
    paging: { start: 0, count: 10, links: [] },
  });
}

function typeahead(state: LinkedinState, call: Call): Reply {
  admitScope(state, call, "r_organization_followers", "peopleTypeahead.FINDER-organizationFollowers");
  const keywords = (call.query.get("keywords") ?? "").toLowerCase();
  if (keywords.length < 3) return illegalArgument("keywords must have at least 3 characters");
  const found = state.members.all().filter(({ name }) => name.toLowerCase().includes(keywords));
  return jsonReply({ elements: found.map(shown), paging: { start: 0, count: 10, links: [] } });
}

/** The member or organisation behind an address; only for apps that LinkedIn has approved for it. */
export function mentionRoutes(state: LinkedinState): Route[] {
  return [
    { method: "GET", path: "/rest/vanityUrl", handle: (call) => byVanityUrl(state, call) },
    { method: "GET", path: "/rest/organizations", handle: (call) => byVanityName(state, call) },
    { method: "GET", path: "/rest/peopleTypeahead", handle: (call) => typeahead(state, call) },
  ];
}
