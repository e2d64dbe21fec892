import type { sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { sharesScheduled } from "@polyphon/contract/sharing/sharing.events.ts";
import type { InputOf } from "@polyphon/contract/kit/endpoint.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { tagLink } from "@polyphon/rules/links/tag-link.ts";
import { brokenTerms } from "@polyphon/rules/sharing/company-terms.ts";
import { dueTime, type ShareTime } from "@polyphon/rules/sharing/due-time.ts";
import { planShare, type SharePlan } from "@polyphon/rules/sharing/plan-share.ts";
import { isoWeekRange } from "@polyphon/rules/time/zoned-time.ts";
import type { Tx } from "../../platform/db/transaction.ts";
import { emit } from "../../platform/events/emit.ts";
import { allow, Refusal } from "../../platform/operation/refusal.ts";
import type { FrontActor } from "../../platform/session/actor.ts";
import { type Company, companyOf } from "../companies/companies.api.ts";
import { type Post, visiblePost } from "../content/content.api.ts";
import { createShortLinks } from "../links/links.api.ts";
import { connectionStates } from "../networks/networks.api.ts";
import { mayShare } from "./sharing.policy.ts";
import { insertShares, lockSharesOf, sharesAround, type ShareRow } from "./sharing.store.ts";

type Wish = Pick<InputOf<typeof sharePost>, "postId" | "voiceTypeEnum" | "postSocialShareNetworks">;

function refusePlan(plan: Extract<SharePlan, { ok: false }>, zone: string): never {
  const { network } = plan;
  throw new Refusal(plan.reason, {
    zone,
    ...(network
      ? {
          network,
          min: limits.copy.min[network],
          max: limits.copy.max[network],
          limit: limits.weeklyShares[network],
        }
      : {}),
  });
}

/** The weeks that matter: this one, and the one the share would fall into. */
function span(now: Date, zone: string, time: ShareTime): { from: Date; until: Date } {
  const due = dueTime(now, zone, time);
  return isoWeekRange(due.ok ? due.dueAt : now, zone);
}

async function addLinks(tx: Tx, company: Company, post: Post, shares: readonly ShareRow[]): Promise<void> {
  const { postUrl } = post;
  if (postUrl === null) return;
  await createShortLinks(
    tx,
    shares.map((share) => ({
      shareId: share.id,
      companyId: company.id,
      postId: post.id,
      targetUrl: tagLink(postUrl, {
        source: share.network.toLowerCase(),
        medium: "social",
        campaign: post.campaignName,
        content: null,
        term: null,
      }),
    })),
  );
}

/** Share now and schedule differ only in the time that is asked for. */
export async function placeShares(
  tx: Tx,
  actor: FrontActor,
  wish: Wish,
  time: ShareTime,
  now: Date,
): Promise<ShareRow[]> {
  const company = await companyOf(tx, actor.companyId);
  const post = await visiblePost(tx, actor, company.timeZone, wish.postId, now);
  await lockSharesOf(tx, actor.accountId);
  const { from, until } = span(now, company.timeZone, time);
  const known = await sharesAround(tx, actor.accountId, post.id, from, until);
  const connections = await connectionStates(tx, actor.accountId, now);

  allow(mayShare(actor));

  const wanted = wish.postSocialShareNetworks.map((one) => ({
    network: one.socialNetwork,
    text: one.shareText,
  }));
  const voice = post.voices.find((one) => one.voice === wish.voiceTypeEnum);
  const broken = brokenTerms(
    { offered: company.socialNetworks, lockedDownCopy: company.lockedDownCopy },
    voice ? Object.values(voice.copy) : null,
    wanted,
  );
  if (broken) throw new Refusal(broken.reason, { network: broken.network });

  const plan = planShare({
    now,
    zone: company.timeZone,
    post: { postUrl: post.postUrl, facebookUrl: null, embedCode: null, isDocument: post.type === "DOCUMENT" },
    connections,
    shares: known.map((share) => ({
      network: share.network,
      state: share.state,
      dueAt: share.dueAt,
      samePost: share.postId === post.id,
    })),
    wanted: { copies: wanted, time },
  });
  if (!plan.ok) refusePlan(plan, company.timeZone);

  const owner = {
    companyId: company.id,
    userId: actor.accountId,
    postId: post.id,
    voice: wish.voiceTypeEnum,
  };
  const shares = await insertShares(tx, owner, plan.shares);
  if (shares.length < plan.shares.length)
    throw new Refusal("already_shared", { network: plan.shares[0]?.network ?? "" });
  await addLinks(tx, company, post, shares);

  emit(tx, sharesScheduled, { companyId: company.id, shareIds: shares.map((share) => share.id) });
  return shares;
}
