import { z } from "zod";
import { doing, personRow } from "../../kit/about.ts";
import { ref } from "../../kit/ref.ts";
import { accountTypes, networks } from "../../networks/networks.ts";
import { shareReasons, shareStates } from "../../sharing/sharing.ts";

export const frontUserStatuses = [
  "DISABLED",
  "ENABLED",
  "PENDING_APPROVAL",
  "DELETED",
  "DEACTIVATED",
  /** Registered, but the address is not confirmed yet: staff cannot set this status. */
  "UNVERIFIED",
] as const;
export type FrontUserStatus = (typeof frontUserStatuses)[number];

export const frontTypes = ["FRONT", "CROSS_DOMAIN", "INDIVIDUAL"] as const;
export type FrontType = (typeof frontTypes)[number];

/** From the lowest to the highest. */
export const levels = ["MEMBER", "INSIDER", "ELITE"] as const;
export type Level = (typeof levels)[number];

/** The status of a connection in a list of many. */
export const connectionMarks = ["ACTIVE", "EXPIRING", "EXPIRED", "LOST"] as const;
export type ConnectionMark = (typeof connectionMarks)[number];

/** Shared lately, shared before but not lately, or never shared. */
export const activities = ["SHARING", "QUIET", "NEVER"] as const;
export type Activity = (typeof activities)[number];

/** What staff do to one employee or to several. */
export const frontUserActions = ["ENABLE", "DISABLE", "DEACTIVATE", "DELETE", "PROMOTE"] as const;
export type FrontUserAction = (typeof frontUserActions)[number];

/** The filter of a list by somebody's networks. */
export const networkWords = [...connectionMarks, "NONE"] as const;
export type NetworkWord = (typeof networkWords)[number];

export const networkMark = z.object({ network: z.enum(networks), mark: z.enum(connectionMarks) });

/** Beyond the row: what the page of one employee shows. */
export const frontUserDetails = personRow(
  z.object({
    id: ref("employee"),
    name: z.string(),
    termsAcceptedAt: z.iso.datetime().nullable(),
    /** The LinkedIn groups that the person looks after. */
    linkedinGroups: z.array(z.string()),
    connections: doing(
      z.array(
        networkMark.extend({
          accountType: z.enum(accountTypes),
          displayName: z.string(),
          connectedAt: z.iso.datetime(),
          /** When the person has to sign in at the network again. */
          endsAt: z.iso.datetime().nullable(),
        }),
      ),
    ),
    scheduledShares: doing(z.number().int()),
    recentShares: doing(
      z.array(
        z.object({
          id: z.number().int(),
          network: z.enum(networks),
          title: z.string(),
          state: z.enum(shareStates),
          reason: z.enum(shareReasons).nullable(),
          dueAt: z.iso.datetime(),
          permalink: z.string().nullable(),
        }),
      ),
    ),
  }),
);
export type FrontUserDetails = z.output<typeof frontUserDetails>;

/** The further effects of a change, shown before it is made. */
export const consequences = z.object({
  people: z.number().int(),
  connections: z.number().int(),
  scheduledShares: z.number().int(),
  signedIn: z.number().int(),
});
export type Consequences = z.output<typeof consequences>;
