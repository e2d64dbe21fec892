import type { ConnectionMark } from "@polyphon/contract/people/front-users/front-users.ts";
import { renewedForGood } from "@polyphon/rules/networks/connection-life.ts";
import { expiringDays } from "@polyphon/rules/networks/connection-mark.ts";

// The rules of rules/networks as SQL on a row s of social_connection, for millions of rows. connection-states.test.ts
// compares both for every way a connection can stand.

const lasts = `case when s.refresh_token is null then s.access_expires_at
  else greatest(s.access_expires_at, coalesce(s.refresh_expires_at, 'infinity')) end`;
const renews = `(s.refresh_token is not null and s.network in (${renewedForGood.map((one) => `'${one}'`).join(", ")}))`;
const soon = `now() + interval '${expiringDays} days'`;

/** It can be used for a share today. */
export const works = `(s.status = 'TOKEN_ACTIVE' and ${lasts} > now())`;

/** The dates alone, so that an index finds the few that may end soon. */
export const mayEndSoon = `(s.refresh_token is null and s.access_expires_at <= ${soon}
  or s.refresh_token is not null and s.refresh_expires_at <= ${soon})`;

export const markedAs: Readonly<Record<ConnectionMark, string>> = {
  ACTIVE: `${works} and (${renews} or ${lasts} > ${soon})`,
  EXPIRING: `${works} and not ${renews} and ${lasts} <= ${soon}`,
  EXPIRED: `(s.status = 'TOKEN_EXPIRED' or (s.status = 'TOKEN_ACTIVE' and ${lasts} <= now()))`,
  LOST: "s.status = 'TOKEN_REVOKED'",
};
