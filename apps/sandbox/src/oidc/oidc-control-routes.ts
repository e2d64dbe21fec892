import { z } from "zod";
import { readInput } from "../control/read-input.ts";
import { jsonReply } from "../frame/reply.ts";
import type { Route } from "../frame/route.ts";
import type { OidcState } from "./oidc-state.ts";

const person = z.object({ tenant: z.string().min(1), email: z.email(), objectId: z.string().min(1) });

/** New keys, and people whose object id a test must know. Bad tokens are ordered with the settings. */
export function oidcControlRoutes(state: OidcState): Route[] {
  return [
    {
      method: "POST",
      path: "/__sandbox/oidc/rotate",
      control: true,
      handle: () => jsonReply({ kid: state.keys.rotate() }),
    },
    {
      method: "POST",
      path: "/__sandbox/oidc/people",
      control: true,
      handle: (call) => {
        const { tenant, email, objectId } = readInput(person, call);
        state.directory.setObjectId(tenant, email.toLowerCase(), objectId);
        return jsonReply({ tenant, email, objectId }, 201);
      },
    },
  ];
}
