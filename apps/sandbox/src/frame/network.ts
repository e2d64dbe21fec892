import type { z } from "zod";
import type { Call } from "./call.ts";
import type { Reply } from "./reply.ts";
import type { Route } from "./route.ts";

/** How one outside system phrases the refusals that faults ask for. */
export type Refusals = {
  tooManyCalls: (scope: "APPLICATION" | "MEMBER") => Reply;
  tokenExpired: () => Reply;
  tokenRevoked: () => Reply;
  serverError: (status: number) => Reply;
};

export type TokenRequest = {
  memberId?: string | undefined;
  name?: string | undefined;
  scopes?: readonly string[] | undefined;
  expiresInSeconds?: number | undefined;
};

export type MintedToken = {
  accessToken: string;
  memberId: string;
  name: string;
  scopes: readonly string[];
  expiresAt: string;
};

export type TokenChoice = { accessToken?: string | undefined; memberId?: string | undefined };

/** What tests may do to tokens directly, without the network's API. */
export type TokenControl = {
  mint: (request: TokenRequest) => MintedToken;
  list: (memberId: string | null) => readonly MintedToken[];
  revoke: (choice: TokenChoice) => number;
  expire: (choice: TokenChoice) => number;
};

/** A settings group: the schema fills in every default. */
export type SettingsGroup = {
  schema: z.ZodType<Record<string, unknown>>;
  read: () => Record<string, unknown>;
  write: (change: Record<string, unknown>) => void;
};

/** One outside system that the sandbox simulates. */
export type Network = {
  name: string;
  routes: readonly Route[];
  /** The account that a call acts for, if it can be determined. */
  accountOf: (call: Call) => string | undefined;
  refusals: Refusals;
  tokens?: TokenControl;
  settings?: SettingsGroup;
  reset: () => void;
};
