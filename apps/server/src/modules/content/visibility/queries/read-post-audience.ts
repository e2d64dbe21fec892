import { readPostAudience as at } from "@polyphon/contract/content/post/post-audience.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { dripDaysBegun } from "@polyphon/rules/content/feed/feed-rank.ts";
import { hiddenFromCompany } from "@polyphon/rules/content/visibility/visible-post.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";
import { query } from "../../../../platform/operation/query.ts";
import type { StaffActor } from "../../../../platform/session/actor.ts";
import { countActiveCompanies } from "../../../companies/companies.api.ts";
import { countFeedReaders, countFeedReadersOf, type FeedReaders } from "../../../identity/identity.api.ts";
import { membersOfGroups } from "../../../people/people.api.ts";
import { loadAccessiblePost } from "../../post/show-post.ts";
import type { StaffPostRow } from "../../post/staff-post.store.ts";
import { keptBackIn } from "../../processing/processing.store.ts";
import { type AudienceCompany, companiesOfAudience, listAudience } from "../post-audience.store.ts";
import { frontPageOf, postFactsOf } from "../post-facts.ts";

/** How far the drip has come in the company's own days. */
function dripIn(post: StaffPostRow, zone: string, now: Date) {
  const news = frontPageOf(post, zone);
  if (news.kind !== "DRIP") return null;
  return { begun: dripDaysBegun(news, localDateOf(now, zone)), days: news.days };
}

/** How many companies it could be connected to besides. A company's staff do not learn of others. */
async function unconnectedTo(tx: Tx, actor: StaffActor, post: StaffPostRow, all: number) {
  if (actor.companyId !== null || post.companyId !== null) return null;
  return Math.max((await countActiveCompanies(tx)) - all, 0);
}

export const readPostAudience = query(at, async ({ input, actor, tx, now }) => {
  const post = await loadAccessiblePost(tx, actor, input.id);
  const among = post.groupIds.length === 0 ? null : membersOfGroups(post.groupIds);
  const most = limits.audience.counted;
  const { rows, next } = await listAudience(tx, post, input);
  const ids = rows.map(({ id }) => id);
  const { all, seeing } = await companiesOfAudience(tx, post, now);
  const [keptBack, readers, total, unconnected] = await Promise.all([
    keptBackIn(tx, ids, post.id),
    countFeedReaders(tx, ids, among, most),
    countFeedReadersOf(tx, seeing, among, most),
    unconnectedTo(tx, actor, post, all),
  ]);

  function reasonOf(company: AudienceCompany, counted: FeedReaders) {
    const facts = {
      zone: company.zone,
      foreign: post.companyId !== null && post.companyId !== company.id,
      categoryConnected: company.categoryConnected,
      keptBack: keptBack.get(company.id) ?? null,
    };
    const hidden = hiddenFromCompany(postFactsOf(post, company.zone), facts, now);
    if (hidden !== null) return hidden;
    if (!company.active) return "COMPANY_INACTIVE";
    const nobody = counted.people + counted.notSignedUp + counted.off === 0;
    return among !== null && nobody ? "GROUPS" : null;
  }

  return {
    items: rows.map((company) => {
      const counted = readers.get(company.id) ?? { people: 0, notSignedUp: 0, off: 0, exact: true };
      const hidden = reasonOf(company, counted);
      return {
        company: { id: company.id, name: company.name },
        hidden,
        people: hidden === null ? { value: counted.people, exact: counted.exact } : { value: 0, exact: true },
        notSignedUp: counted.notSignedUp,
        off: counted.off,
        drip: dripIn(post, company.zone, now),
      };
    }),
    next,
    countedAt: now.toISOString(),
    people: { value: total.people, exact: total.exact },
    companies: { all, seeing: seeing.length, unconnected },
  };
});
