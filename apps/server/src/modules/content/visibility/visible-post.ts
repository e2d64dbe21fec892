import { notKeptBack } from "../processing/processing.store.ts";

/** Nobody stopped it, and its text is final. */
export const isPublished = (post: string): string =>
  `${post}.status = 'PUBLISHED' and ${post}.killed_at is null`;

/** Its days include one of those from the first to the last. */
export const isWithinDays = (post: string, first: string, last: string): string =>
  `(${post}.starts_on is null or ${post}.starts_on <= ${last}) and (${post}.ends_on is null or ${post}.ends_on >= ${first})`;

/** Somebody sees it now; who, its category, company and groups say. */
export const isOut = (post: string, now: string, today: string): string =>
  `${isPublished(post)} and ${post}.publish_at <= ${now} and ${isWithinDays(post, today, today)}`;

/** It is the provider's or the company's own, and the company does not hide it. */
export const isOpenTo = (post: string, company: string): string =>
  `(${post}.company_id is null or ${post}.company_id = ${company}) and ${notKeptBack(post, company)}`;

/** It is for everybody, or for one of the groups. */
export const isForGroups = (post: string, groups: string): string =>
  `(${post}.group_ids = '{}' or ${post}.group_ids && ${groups})`;
