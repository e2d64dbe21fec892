import type { Call } from "../frame/call.ts";
import type { Network } from "../frame/network.ts";
import type { World } from "../frame/world.ts";
import { authorizationRoutes } from "./connections/authorization-routes.ts";
import { mediaRoutes } from "./media/media-routes.ts";
import { perAppDay, perWindow } from "./rate-windows.ts";
import { xTokenControl } from "./connections/token-control.ts";
import { tokenRoutes } from "./connections/token-routes.ts";
import { tweetRoutes } from "./posts/tweet-routes.ts";
import { userRoutes } from "./user-routes.ts";
import { serverError, tooManyRequests, unauthorized } from "./x-errors.ts";
import { bearerOf } from "./x-gate.ts";
import { xPageRoutes } from "./pages/x-page-routes.ts";
import { type XSettings, xSettings } from "./x-settings.ts";
import { createXState, type XState } from "./x-state.ts";

/** By token, or by the code or refresh token in the form. */
function accountOf(state: XState, call: Call): string | undefined {
  const bearer = bearerOf(call);
  if (bearer !== "") return state.tokens.access(bearer)?.grant.account.id;
  if (call.path !== "/2/oauth2/token") return undefined;
  const form = call.form();
  const code = state.tokens.peekCode(form.get("code") ?? "");
  return (code ?? state.tokens.refresh(form.get("refresh_token") ?? "")?.grant)?.account.id;
}

/** A throttle that a test asked for: the window or the day of the app looks used up. */
function throttled(state: XState, scope: "APPLICATION" | "MEMBER") {
  const limit = scope === "MEMBER" ? perWindow("asked for", 1) : perAppDay(1);
  const { header, ms } = limit;
  const resetsAt = Math.ceil((state.world.clock.now() + ms) / 1000);
  const reply = tooManyRequests();
  const headers = {
    [`${header}-limit`]: "1",
    [`${header}-remaining`]: "0",
    [`${header}-reset`]: String(resetsAt),
  };
  return { ...reply, headers: { ...reply.headers, ...headers } };
}

function forget(state: XState, settings: Partial<XSettings>): void {
  state.accounts.reset();
  state.tokens.reset();
  state.media.reset();
  state.duplicates.reset();
  state.rates.reset();
  state.clients.clear();
  state.settings = xSettings.parse(settings);
}

export function createX(world: World, settings: Partial<XSettings>): Network {
  const state = createXState(world, settings);
  return {
    name: "x",
    routes: [
      ...authorizationRoutes(state),
      ...tokenRoutes(state),
      ...userRoutes(state),
      ...mediaRoutes(state),
      ...tweetRoutes(state),
      ...xPageRoutes(state),
    ],
    accountOf: (call) => accountOf(state, call),
    refusals: {
      tooManyCalls: (scope) => throttled(state, scope),
      // X answers the same for an expired and a revoked token.
      tokenExpired: unauthorized,
      tokenRevoked: unauthorized,
      serverError,
    },
    tokens: xTokenControl(state),
    settings: {
      schema: xSettings,
      read: () => state.settings,
      write: (change) => {
        state.settings = xSettings.parse({ ...state.settings, ...change });
      },
    },
    reset: () => forget(state, settings),
  };
}
