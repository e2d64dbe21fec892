import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import type { RefKind } from "../kit/ref.ts";
import { connectionStates, networks } from "./networks.ts";

export const connection = z.object({
  network: z.enum(networks),
  status: z.enum(connectionStates),
  displayName: z.string().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  connectable: z.boolean(),
});

export const listConnections = endpoint({
  name: "list-connections",
  method: "GET",
  path: "/services/front/api/connection/list",
  access: { front: "post_sharing" },
  input: z.object({}),
  output: z.object({ connections: z.array(connection) }),
  errors: [],
});

export const requestLinkedinAuth = endpoint({
  name: "request-linkedin-auth",
  method: "GET",
  path: "/services/front/api/connection/linkedin-auth-request",
  access: { front: "post_sharing" },
  input: z.object({ panel: z.literal("FRONT").default("FRONT") }),
  output: z.object({ url: z.url() }),
  errors: ["light_front_user", "feature_off"],
});

/** OAuth's own rule for what a network may send back: visible ASCII. Anything else is nobody's answer. */
const visible = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\x20-\x7e]*$/);

export const connectLinkedin = endpoint({
  name: "connect-linkedin",
  method: "POST",
  path: "/services/front/api/connection/linkedin-callback",
  access: { front: "post_sharing" },
  input: z.object({
    state: visible(200)
      .min(1)
      .meta({ ref: "connectState" satisfies RefKind }),
    code: visible(2000)
      .meta({ ref: "networkGrant" satisfies RefKind })
      .optional(),
    error: visible(200).optional(),
  }),
  output: connection,
  errors: ["light_front_user", "connect_failed", "connect_cancelled", "account_used_elsewhere"],
});

export const disconnectNetwork = endpoint({
  name: "disconnect-network",
  method: "POST",
  path: "/services/front/api/connection/disconnect",
  access: { front: "post_sharing" },
  input: z.object({ network: z.enum(networks) }),
  output: connection,
  errors: ["network_not_connected"],
});
