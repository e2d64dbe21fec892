import { feedPlaces } from "@polyphon/contract/content/content.ts";
import { readPostAs as at } from "@polyphon/contract/content/post/post-audience.contract.ts";
import { passesFilter, wantedTopics } from "@polyphon/rules/content/feed/feed-filter.ts";
import { feedRank, topDayOf } from "@polyphon/rules/content/feed/feed-rank.ts";
import { visibleSince, whyHidden, whyNoFeed } from "@polyphon/rules/content/visibility/visible-post.ts";
import { offeredVoices } from "@polyphon/rules/sharing/compose/compose-share.ts";
import { closedTo } from "@polyphon/rules/sharing/compose/networks/closed-to.ts";
import { record } from "../../../../platform/audit/record.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import {
  type Company,
  companyOf,
  councilMinimums,
  isCompanyActive,
} from "../../../companies/companies.api.ts";
import { findFrontUser, type FrontUserAccount } from "../../../identity/identity.api.ts";
import { groupsOfEmployee } from "../../../people/people.api.ts";
import { currentTopicsOf } from "../../categories/company-topics.ts";
import { findFeedFilters } from "../../feed/feed-filter.store.ts";
import { loadAccessiblePost } from "../../post/show-post.ts";
import type { StaffPostRow } from "../../post/staff-post.store.ts";
import { keptBackIn } from "../../processing/processing.store.ts";
import { isCategoryConnected } from "../post-audience.store.ts";
import { frontPageOf, postFactsOf } from "../post-facts.ts";

/** A filter is a person's own choice: where a works council sees to that, it is not told. */
async function filterVerdict(
  tx: Tx,
  post: StaffPostRow,
  person: FrontUserAccount,
  { council }: { readonly council: boolean },
) {
  if (council) return "WITHHELD" as const;
  const { posts: saved } = await findFeedFilters(tx, person.id);
  if (saved === null) return "SHOWN" as const;
  const topics = await currentTopicsOf(tx, person.company.id);
  const wanted = wantedTopics({ categoryIds: saved.category, tagIds: saved.categoryDefiningTags }, topics);
  return passesFilter(saved.languages, wanted, post) ? ("SHOWN" as const) : ("LEFT_OUT" as const);
}

/** The first reason why this person does not see the post, asked as the feed asks it. */
async function reasonFor(
  tx: Tx,
  post: StaffPostRow,
  person: FrontUserAccount,
  { id: companyId, timeZone: zone }: Company,
  now: Date,
) {
  const keptBack = await keptBackIn(tx, [companyId], post.id);
  const reader = {
    userId: person.id,
    zone,
    groups: post.groupIds.length === 0 ? [] : await groupsOfEmployee(tx, person.id),
    foreign: post.companyId !== null && post.companyId !== companyId,
    categoryConnected: await isCategoryConnected(tx, post.categoryId, companyId),
    keptBack: keptBack.get(companyId) ?? null,
  };
  const account = {
    status: person.status,
    companyActive: await isCompanyActive(tx, companyId),
    termsAccepted: person.termsAcceptedAt !== null,
  };
  return whyHidden(postFactsOf(post, zone), reader, now) ?? whyNoFeed(account);
}

async function seenBy(
  tx: Tx,
  post: StaffPostRow,
  person: FrontUserAccount,
  { company, council }: { readonly company: Company; readonly council: boolean },
  now: Date,
) {
  const { timeZone: zone } = company;
  const frontPage = frontPageOf(post, zone);
  const ranked = { ...post, publishedAt: post.publishAt, frontPage };
  return {
    since: visibleSince(postFactsOf(post, zone), zone)?.toISOString() ?? null,
    place: feedPlaces[feedRank(ranked, { userId: person.id, zone }, now)],
    topDay: frontPage.kind === "DRIP" ? topDayOf(frontPage, person.id) : null,
    filter: await filterVerdict(tx, post, person, { council }),
    mayShare: !person.lightFrontUser,
    voices: offeredVoices(post, company.noOfVoices),
    differentCopy: company.differentSocialCopy,
    networks: company.socialNetworks.map((network) => ({ network, closed: closedTo(post, network) })),
  };
}

/** A command although it changes nothing: it tells something of a person, which is recorded with the person's company. */
export const readPostAs = command(at, async ({ input, actor, tx, now, guard }) => {
  const post = await loadAccessiblePost(tx, actor, input.id);
  const person = await findFrontUser(tx, input.employeeId);
  if (!person || person.status === "DELETED") throw new Refusal("not_found");
  const company = await companyOf(tx, person.company.id);
  const council = (await councilMinimums(tx, [company.id])).has(company.id);
  if (!council) guard.tells([person.id]);
  const hidden = await reasonFor(tx, post, person, company, now);
  record(tx, {
    action: "see-post-as",
    actor,
    companyId: company.id,
    subject: "account",
    subjectId: person.id,
    details: { postId: post.id },
  });
  return {
    id: post.id,
    person: { id: person.id, name: `${person.firstName} ${person.lastName}`.trim() },
    company: { id: company.id, name: company.name },
    readAt: now.toISOString(),
    hidden,
    seen: hidden === null ? await seenBy(tx, post, person, { company, council }, now) : null,
  };
});
