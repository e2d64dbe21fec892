import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import type { RefKind } from "../kit/ref.ts";
import { connection } from "./networks.contract.ts";
import { accountTypes, connectAccounts } from "./networks.ts";

const access = { front: "post_sharing" } as const;
const path = "/services/front/api/connection" as const;
const asked = z.object({ panel: z.literal("FRONT").default("FRONT") });
/** The permissions for pages are asked only of whoever connects one, or renews one: without a word it is as before. */
const askedFor = asked.extend({ account: z.enum(connectAccounts).optional() });
const beginErrors = ["light_front_user", "feature_off"] as const;

/** OAuth's own rule for what a network may send back: visible ASCII. Anything else is refused. */
const visible = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\x20-\x7e]*$/);

/** What the network's redirect carried, handed on by the browser. */
const returned = z.object({
  state: visible(200)
    .min(1)
    .meta({ ref: "connectState" satisfies RefKind }),
  code: visible(2000)
    .meta({ ref: "networkGrant" satisfies RefKind })
    .optional(),
  error: visible(200).optional(),
});

/** Either the connection is established, or the login opened several accounts and one of them must be chosen. */
export const connectAnswer = z.object({
  connection: connection.nullable(),
  choices: z.array(z.object({ id: z.string(), accountType: z.enum(accountTypes), displayName: z.string() })),
  choiceKey: z.string().nullable(),
});
const finishErrors = [
  "light_front_user",
  "connect_failed",
  "connect_cancelled",
  "account_used_elsewhere",
] as const;

export const requestLinkedinAuth = endpoint({
  name: "request-linkedin-auth",
  method: "GET",
  path: `${path}/linkedin-auth-request`,
  about: "none",
  access,
  reads: [],
  input: askedFor,
  output: z.object({ url: z.url() }),
  errors: beginErrors,
});

export const connectLinkedin = endpoint({
  name: "connect-linkedin",
  method: "POST",
  path: `${path}/linkedin-callback`,
  about: "none",
  access,
  changes: ["connection", "account"],
  input: returned,
  output: connectAnswer,
  errors: finishErrors,
});

/** X uses OAuth 2 today: the token that older clients expect is the state of this flow. */
export const requestTwitterAuth = endpoint({
  name: "request-twitter-auth",
  method: "GET",
  path: `${path}/twitter-auth-request`,
  about: "none",
  access,
  reads: [],
  input: asked,
  output: z.object({ token: z.string(), authUrl: z.url() }),
  errors: beginErrors,
});

export const connectTwitter = endpoint({
  name: "connect-twitter",
  method: "POST",
  path: `${path}/twitter-callback`,
  about: "none",
  access,
  changes: ["connection", "account"],
  input: returned,
  output: connectAnswer,
  errors: finishErrors,
});

export const requestFacebookAuth = endpoint({
  name: "request-facebook-auth",
  method: "GET",
  path: `${path}/facebook-auth-request`,
  about: "none",
  access,
  reads: [],
  input: askedFor,
  output: z.object({ redirectionUrl: z.url() }),
  errors: beginErrors,
});

/** Who logged in at Facebook, and the pages they may write on. */
export const connectFacebook = endpoint({
  name: "connect-facebook",
  method: "POST",
  path: `${path}/facebook-graph-me`,
  about: "none",
  access,
  changes: ["connection", "account"],
  input: returned,
  output: connectAnswer,
  errors: finishErrors,
});

export const requestInstagramAuth = endpoint({
  name: "request-instagram-auth",
  method: "GET",
  path: `${path}/instagram-auth-request`,
  about: "none",
  access,
  reads: [],
  input: asked,
  output: z.object({ redirectionUrl: z.url() }),
  errors: beginErrors,
});

export const connectInstagram = endpoint({
  name: "connect-instagram",
  method: "POST",
  path: `${path}/instagram-callback`,
  about: "none",
  access,
  changes: ["connection", "account"],
  input: returned,
  output: connectAnswer,
  errors: finishErrors,
});

export const saveSocialLogin = endpoint({
  name: "save-user-social-login",
  method: "POST",
  path: `${path}/save-user-social-login`,
  about: "none",
  access,
  changes: ["connection", "account"],
  input: z.object({
    choiceKey: visible(200)
      .min(1)
      .meta({ ref: "connectChoice" satisfies RefKind }),
    id: visible(200).min(1).meta({ outside: "the network's", example: "urn:li:person:AbC" }),
  }),
  output: connection,
  errors: ["light_front_user", "feature_off", "choice_over", "account_used_elsewhere"],
});

/** Xing has no login for apps: the connection only records that the person shares there themselves. */
export const connectXing = endpoint({
  name: "connect-xing",
  method: "GET",
  path: `${path}/xing-connect`,
  about: "none",
  access,
  changes: ["connection"],
  input: asked,
  output: z.object({ connection, message: z.string().nullable() }),
  errors: beginErrors,
});
