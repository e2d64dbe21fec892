/** The networks an employee can share on. The names are those the specification uses in its payloads. */
export const networks = ["LINKEDIN", "TWITTER", "XING", "FACEBOOK", "INSTAGRAM"] as const;
export type Network = (typeof networks)[number];

export const connectionStates = ["TOKEN_ACTIVE", "TOKEN_EXPIRED", "TOKEN_REVOKED", "NOT_CONNECTED"] as const;
export type ConnectionState = (typeof connectionStates)[number];

/** What somebody means to connect. A page needs more permissions of the network than the own profile. */
export const connectAccounts = ["PROFILE", "PAGE"] as const;
export type ConnectAccount = (typeof connectAccounts)[number];

/** What kind of account a connection publishes on; with the network it decides how. */
export const accountTypes = ["PERSONAL", "ORGANISATION", "PAGE", "PROFESSIONAL"] as const;
export type AccountType = (typeof accountTypes)[number];
