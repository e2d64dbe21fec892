import type { Call } from "../../frame/call.ts";
import { jsonReply, type Reply } from "../../frame/reply.ts";
import type { Route } from "../../frame/route.ts";
import { accessDenied, refuse } from "../linkedin-errors.ts";
import type { LinkedinState } from "../linkedin-state.ts";
import { admitToken } from "../rest-gate.ts";

function pictureOf(call: Call, memberId: string): string {
  return `${call.origin()}/linkedin/avatars/${memberId}`;
}

function userinfo(state: LinkedinState, call: Call): Reply {
  const { member, scopes } = admitToken(state, call);
  if (!scopes.has("openid")) return refuse(accessDenied("userinfo.GET.NO_VERSION"));
  return jsonReply({
    sub: member.id,
    ...(scopes.has("profile")
      ? {
          name: member.name,
          given_name: member.givenName,
          family_name: member.familyName,
          picture: pictureOf(call, member.id),
          locale: { country: "DE", language: "de" },
        }
      : {}),
    ...(scopes.has("email") ? { email: member.email, email_verified: true } : {}),
  });
}

function me(state: LinkedinState, call: Call): Reply {
  const { member, scopes } = admitToken(state, call);
  if (!scopes.has("r_basicprofile")) return refuse(accessDenied("me.GET.NO_VERSION"));
  return jsonReply({
    id: member.id,
    localizedFirstName: member.givenName,
    localizedLastName: member.familyName,
    localizedHeadline: member.headline,
    vanityName: member.vanityName,
  });
}

export function identityRoutes(state: LinkedinState): Route[] {
  return [
    { method: "GET", path: "/v2/userinfo", handle: (call) => userinfo(state, call) },
    { method: "GET", path: "/v2/me", handle: (call) => me(state, call) },
  ];
}
