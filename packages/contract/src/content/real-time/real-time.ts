import { reactions } from "../content.ts";

/** What an employee can do with an item of the company's feeds. */
export const realTimeActions = ["VIEW", ...reactions, "SHARE"] as const;
export type RealTimeAction = (typeof realTimeActions)[number];

/** Where a company's items are read from: a stream at Feedly, or the address of a feed. */
export const feedKinds = ["FEEDLY", "ADDRESS"] as const;
export type FeedKind = (typeof feedKinds)[number];

/** Why a feed could not be read, in classes that suggest what staff can do about it. */
export const feedTroubles = [
  "ADDRESS",
  "STATUS",
  "TYPE",
  "SIZE",
  "TIME",
  "CONNECTION",
  "UNREADABLE",
  "UNAUTHORIZED",
  "TOO_OFTEN",
] as const;
export type FeedTrouble = (typeof feedTroubles)[number];
