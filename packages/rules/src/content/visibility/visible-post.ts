import type { HiddenReason, PostStatus } from "@polyphon/contract/content/content.ts";
import type { FrontUserStatus } from "@polyphon/contract/people/front-users/front-users.ts";
import { instantOf, localDateOf } from "../../time/zoned-time.ts";

/** How a post is pinned on top of the feed: never, for everybody at once, or for one slice of the users a day. */
export type FrontPage =
  | { readonly kind: "OFF" }
  | { readonly kind: "CLASSIC" }
  | { readonly kind: "DRIP"; readonly startsOn: string; readonly days: number };

export interface PostFacts {
  readonly status: PostStatus;
  /** Null when the post is visible as soon as it is published. */
  readonly publishAt: Date | null;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  readonly killed: boolean;
  readonly frontPage: FrontPage;
  /** Groups that front-page news is meant for; none means everybody. */
  readonly groups: readonly number[];
}

/** How a company keeps a post of the provider from its people: nobody has decided yet, or it was skipped or adapted. */
export type KeptBack = "PROCESSING" | "DECLINED";

/** What stands between a post and everybody of a company. */
export interface CompanyFacts {
  /** IANA name of the company's time zone. */
  readonly zone: string;
  /** Another company has written the post for its own people. */
  readonly foreign: boolean;
  /** The post's category is connected to the company; for a private one, to its domain. */
  readonly categoryConnected: boolean;
  readonly keptBack: KeptBack | null;
}

export interface ReaderFacts extends CompanyFacts {
  readonly userId: number;
  readonly groups: readonly number[];
}

/** The first reason why nobody of a company sees a post, whoever they are, or null. Dates are those of its calendar, both included. */
export function hiddenFromCompany(post: PostFacts, company: CompanyFacts, now: Date): HiddenReason | null {
  if (post.status !== "PUBLISHED") return "NOT_PUBLISHED";
  if (post.killed) return "STOPPED";
  if (company.foreign) return "OTHER_COMPANY";
  if (!company.categoryConnected) return "CATEGORY";
  if (company.keptBack !== null) return company.keptBack;
  if (post.publishAt !== null && post.publishAt > now) return "PUBLISH_TIME";
  const today = localDateOf(now, company.zone);
  if (post.startsOn !== null && today < post.startsOn) return "FIRST_DAY";
  return post.endsOn !== null && today > post.endsOn ? "LAST_DAY" : null;
}

/** The first reason why an employee does not see a post, or null. */
export function whyHidden(post: PostFacts, reader: ReaderFacts, now: Date): HiddenReason | null {
  const reason = hiddenFromCompany(post, reader, now);
  if (reason !== null) return reason;
  const meantForGroups = post.frontPage.kind !== "OFF" && post.groups.length > 0;
  return meantForGroups && !post.groups.some((group) => reader.groups.includes(group)) ? "GROUPS" : null;
}

/** Whether an employee sees a post. */
export function isPostVisible(post: PostFacts, reader: ReaderFacts, now: Date): boolean {
  return whyHidden(post, reader, now) === null;
}

export interface AccountFacts {
  readonly status: FrontUserStatus;
  readonly companyActive: boolean;
  readonly termsAccepted: boolean;
}

/** The first reason why an account opens no feed at all, or null. What a login settles by itself, such as a new password, is none. */
export function whyNoFeed({ status, companyActive, termsAccepted }: AccountFacts): HiddenReason | null {
  if (!companyActive) return "COMPANY_INACTIVE";
  if (status === "UNVERIFIED" || status === "PENDING_APPROVAL") return status;
  if (status !== "ENABLED") return "ACCOUNT_OFF";
  return termsAccepted ? null : "TERMS";
}

/** When a post that a company sees became visible to it. */
export function visibleSince({ publishAt, startsOn }: PostFacts, zone: string): Date | null {
  if (startsOn === null) return publishAt;
  const [year = 0, month = 1, day = 1] = startsOn.split("-").map(Number);
  const firstDay = instantOf({ year, month, day, hour: 0, minute: 0, second: 0 }, zone);
  return publishAt !== null && publishAt > firstDay ? publishAt : firstDay;
}
