import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import { accountTypes, connectionStates, networks } from "./networks.ts";

/** The abilities of one account. The adapter of its network declares them; nothing is derived from the name. */
export const abilities = z.object({
  text: z.boolean(),
  linkCard: z.boolean(),
  minImages: z.number().int(),
  maxImages: z.number().int(),
  video: z.boolean(),
  document: z.boolean(),
  mentions: z.boolean(),
  remove: z.boolean(),
  /** No app may publish there: the person shares on the network's own page. */
  assisted: z.boolean(),
});

export const connection = z.object({
  network: z.enum(networks),
  status: z.enum(connectionStates),
  accountType: z.enum(accountTypes).nullable(),
  displayName: z.string().nullable(),
  vanityName: z.string().nullable(),
  /** When the person has to sign in again; null where the product renews the access automatically. */
  expiresAt: z.iso.datetime().nullable(),
  /** Null while nothing is connected. */
  abilities: abilities.nullable(),
  connectable: z.boolean(),
  /** A page can be connected there as well, by somebody who runs one. */
  pages: z.boolean(),
});

export const listConnections = endpoint({
  name: "list-connections",
  method: "GET",
  path: "/services/front/api/connection/list",
  about: "none",
  access: { front: "post_sharing" },
  reads: ["connection"],
  input: z.object({}),
  output: z.object({ connections: z.array(connection) }),
  errors: [],
});

export const disconnectNetwork = endpoint({
  name: "disconnect-network",
  method: "POST",
  path: "/services/front/api/connection/disconnect",
  about: "none",
  access: { front: "post_sharing" },
  changes: ["connection", "share", "account"],
  input: z.object({ network: z.enum(networks) }),
  output: z.object({
    connection,
    /** Whether the access was revoked at the network; NOT_OFFERED where only the person can do it there. */
    atNetwork: z.enum(["REVOKED", "NOT_OFFERED", "UNREACHABLE"]),
  }),
  errors: ["network_not_connected"],
});

export const updateXingFollowers = endpoint({
  name: "update-xing-followers",
  method: "POST",
  path: "/services/front/api/user/update-xing-followers",
  about: "none",
  access: { front: "post_sharing" },
  changes: ["connection"],
  input: z.object({ followers: z.number().int().min(0).max(100_000_000) }),
  output: z.object({ followers: z.number().int() }),
  errors: ["network_not_connected"],
});

/** What the browser needs to open Facebook's own share dialog. */
export const readFacebookSdk = endpoint({
  name: "read-facebook-sdk",
  method: "GET",
  path: "/services/front/api/connection/facebook-sdk",
  about: "none",
  access: { front: "post_sharing" },
  reads: [],
  input: z.object({}),
  output: z.object({ scriptUrl: z.url(), appId: z.string(), version: z.string(), loginUrl: z.url() }),
  errors: [],
});
