import type { Call } from "../frame/call.ts";
import type { Network } from "../frame/network.ts";
import type { World } from "../frame/world.ts";
import { authorizationRoutes } from "./connections/authorization-routes.ts";
import { IdTokenSigner } from "./connections/id-token.ts";
import { identityRoutes } from "./connections/identity-routes.ts";
import { expiredToken, revokedToken, serverError, throttled } from "./linkedin-errors.ts";
import { linkedinPageRoutes } from "./pages/linkedin-page-routes.ts";
import { type LinkedinSettings, linkedinSettings } from "./linkedin-settings.ts";
import { createLinkedinState, type LinkedinState } from "./linkedin-state.ts";
import { mediaRoutes } from "./media/media-routes.ts";
import { memberRoutes } from "./members/member-routes.ts";
import { addMentionToken, mentionRoutes } from "./members/mention-routes.ts";
import { organizationRoutes } from "./members/organization-routes.ts";
import { postRoutes } from "./posts/post-routes.ts";
import { bearerOf } from "./rest-gate.ts";
import { linkedinTokenControl } from "./connections/token-control.ts";
import { tokenRoutes } from "./connections/token-routes.ts";
import { uploadRoutes } from "./media/upload-routes.ts";

/** By token, by upload address, or by the code or refresh token in the form. */
function accountOf(state: LinkedinState, call: Call): string | undefined {
  const bearer = bearerOf(call);
  if (bearer !== "") return state.tokens.access(bearer)?.member.id;
  if (call.params["id"] !== undefined) return state.media.upload(call.params["id"])?.owner.split(":").at(-1);
  if (call.path !== "/oauth/v2/accessToken") return undefined;
  const form = call.form();
  const code = state.tokens.peekCode(form.get("code") ?? "");
  return (code ?? state.tokens.refresh(form.get("refresh_token") ?? ""))?.member.id;
}

function forget(state: LinkedinState, settings: Partial<LinkedinSettings>): void {
  state.members.reset();
  state.tokens.reset();
  state.media.reset();
  state.duplicates.reset();
  state.limits.reset();
  state.clients.clear();
  state.edits.clear();
  state.settings = linkedinSettings.parse(settings);
  addMentionToken(state);
}

export function createLinkedin(world: World, settings: Partial<LinkedinSettings>): Network {
  const state = createLinkedinState(world, settings);
  addMentionToken(state);
  return {
    name: "linkedin",
    routes: [
      ...authorizationRoutes(state),
      ...tokenRoutes(state, new IdTokenSigner()),
      ...identityRoutes(state),
      ...mediaRoutes(state),
      ...uploadRoutes(state),
      ...organizationRoutes(state),
      ...mentionRoutes(state),
      ...postRoutes(state),
      ...linkedinPageRoutes(state),
      ...memberRoutes(state),
    ],
    accountOf: (call) => accountOf(state, call),
    refusals: {
      tooManyCalls: throttled,
      tokenExpired: expiredToken,
      tokenRevoked: revokedToken,
      serverError,
    },
    tokens: linkedinTokenControl(state),
    settings: {
      schema: linkedinSettings,
      read: () => state.settings,
      write: (change) => {
        state.settings = linkedinSettings.parse({ ...state.settings, ...change });
      },
    },
    reset: () => forget(state, settings),
  };
}
