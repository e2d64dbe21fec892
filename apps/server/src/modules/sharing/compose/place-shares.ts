import type { InputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { sharesScheduled } from "@polyphon/contract/sharing/sharing.events.ts";
import { type ChosenCopy, chooseNetworks } from "@polyphon/rules/sharing/compose/networks/choose-networks.ts";
import { dueTime, type ShareTime } from "@polyphon/rules/sharing/schedule/due-time.ts";
import { unfitFor } from "@polyphon/rules/sharing/compose/networks/fits-network.ts";
import { planShare, type PlannedShare } from "@polyphon/rules/sharing/compose/plan-share.ts";
import { isoWeekRange } from "@polyphon/rules/time/zoned-time.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { allow, Refusal } from "../../../platform/operation/refusal.ts";
import type { FrontActor } from "../../../platform/session/actor.ts";
import { type Company, companyOf } from "../../companies/companies.api.ts";
import { isStillPublished, type Post, visiblePost } from "../../content/content.api.ts";
import { attachmentsOf, refuseBrokenTerms, refuseForbiddenText } from "./check-copies.ts";
import { type ChosenPictures, chosenPictures } from "./pictures/chosen-pictures.ts";
import { usableCta } from "../cta/usable-cta.ts";
import { refusePlan } from "./refuse-plan.ts";
import { isAssisted, type ShareAccounts, shareAccounts } from "./share-accounts.ts";
import { addLinks, utmFor } from "./share-links.ts";
import { findAssisted, renewAssisted } from "../assisted/assisted.store.ts";
import type { SharingDeps } from "../sharing.deps.ts";
import { mayShare } from "../sharing.policy.ts";
import { insertShares, lockSharesOf, sharesAround, type ShareRow } from "../shares/share.store.ts";

type ShareInput = Omit<InputOf<typeof sharePost>, "socialShareType">;

interface Placing {
  readonly tx: Tx;
  readonly actor: FrontActor;
  readonly now: Date;
  readonly deps: SharingDeps;
}

/** Everything a decision needs, loaded once. */
interface Context {
  readonly company: Company;
  readonly post: Post;
  readonly accounts: ShareAccounts;
  readonly known: readonly ShareRow[];
}

/** The person's shares of the post, and those of the week the share would fall into. */
async function loadPlanningContext(placing: Placing, postId: number, time: ShareTime): Promise<Context> {
  const { tx, actor, now, deps } = placing;
  const company = await companyOf(tx, actor.companyId);
  const post = await visiblePost(tx, actor, company.timeZone, postId, now);
  await lockSharesOf(tx, actor.accountId);
  const due = dueTime(now, company.timeZone, time);
  const { from, until } = isoWeekRange(due.ok ? due.dueAt : now, company.timeZone);
  const known = await sharesAround(tx, actor.accountId, post.id, from, until);
  return { company, post, known, accounts: await shareAccounts(tx, deps, actor.accountId, now) };
}

function chosenCopies(input: ShareInput, accounts: ShareAccounts, time: ShareTime): readonly ChosenCopy[] {
  const choice = chooseNetworks({
    ticked: input.socialNetworkCheck ?? null,
    copies: input.postSocialShareNetworks.map((one) => ({ network: one.socialNetwork, text: one.shareText })),
    commonText: input.otherContent,
    personalFacebook: input.personalFacebook === 1,
    facebookIsPersonal: isAssisted(accounts, "FACEBOOK"),
    time: time.kind === "now" ? "now" : "later",
  });
  if (!choice.ok) throw new Refusal(choice.reason);
  return choice.copies;
}

/** A share has at most one call to action per network; each must be the person's and usable for this post. */
async function refuseUnusableCtas({ tx, actor, now }: Placing, input: ShareInput, post: Post): Promise<void> {
  const ids = new Set(input.postSocialShareNetworks.flatMap((one) => one.userCtaConfigId ?? []));
  for (const id of ids)
    await usableCta(tx, { userId: actor.accountId, id, categoryId: post.categoryId, now });
}

function refuseUnfit(context: Context, copies: readonly ChosenCopy[], images: number): void {
  const { post, accounts } = context;
  for (const { network } of copies) {
    const unfit = unfitFor(
      {
        type: post.type,
        shareType: post.shareType,
        images,
        hasVideo: post.attachment?.kind === "VIDEO",
        hasLink: post.postUrl !== null,
      },
      network,
      accounts.get(network)?.abilities ?? null,
    );
    if (unfit) throw new Refusal(unfit, { network });
  }
}

function plannedShares(context: Context, copies: readonly ChosenCopy[], time: ShareTime, now: Date) {
  const { company, post, accounts, known } = context;
  const plan = planShare({
    now,
    zone: company.timeZone,
    post: attachmentsOf(post),
    connections: Object.fromEntries([...accounts].map(([network, { status }]) => [network, status])),
    shares: known.map((share) => ({
      network: share.network,
      state: share.state,
      dueAt: share.dueAt,
      samePost: share.postId === post.id,
    })),
    wanted: { copies, time },
  });
  return plan.ok ? plan.shares : refusePlan(plan, company.timeZone);
}

/** On an assisted account a share for now is the person's turn at once; one for later waits for its time. */
function beginning(assisted: boolean, time: ShareTime) {
  return assisted && time.kind === "now"
    ? ({ state: "UNCONFIRMED", reason: "your_turn", assisted } as const)
    : ({ state: "SCHEDULED", reason: null, assisted } as const);
}

async function insert(
  { tx, actor }: Placing,
  input: ShareInput,
  { company, post }: Context,
  planned: readonly (PlannedShare & ReturnType<typeof beginning>)[],
  pictures: ChosenPictures,
): Promise<ShareRow[]> {
  const inputOf = (network: Network) =>
    input.postSocialShareNetworks.find((one) => one.socialNetwork === network);
  const utms = new Map(
    planned.map(({ network }) => [network, utmFor(input.postSocialShareNetworks, network)]),
  );
  const shares = await insertShares(
    tx,
    {
      companyId: company.id,
      userId: actor.accountId,
      postId: post.id,
      voice: input.voiceTypeEnum,
      pictureIds: pictures.pictureIds,
      altTexts: pictures.altTexts,
    },
    planned.map((share) => ({
      ...share,
      ctaId: inputOf(share.network)?.userCtaConfigId ?? null,
      aiCopy: inputOf(share.network)?.isAiGeneratedCopy === true || input.isAiGeneratedCopy,
      utm: utms.get(share.network) ?? null,
    })),
  );
  if (!(await isStillPublished(tx, post.id))) throw new Refusal("not_found");
  if (shares.length < planned.length)
    throw new Refusal("already_shared", { network: planned[0]?.network ?? "" });
  await addLinks(
    tx,
    company,
    post,
    shares.map((share) => ({ ...share, utm: utms.get(share.network) ?? null })),
  );
  return shares;
}

/** Sharing now and scheduling differ only in the time. */
export async function placeShares(placing: Placing, input: ShareInput, time: ShareTime): Promise<ShareRow[]> {
  const { tx, actor, now } = placing;
  const context = await loadPlanningContext(placing, input.postId, time);

  allow(mayShare(actor));

  const copies = chosenCopies(input, context.accounts, time);
  const pictures = await chosenPictures(placing, input, context);
  refuseBrokenTerms(context.company, context.post, input.voiceTypeEnum, copies);
  const planned = plannedShares(context, copies, time, now);
  refuseUnfit(context, copies, (pictures.pictureIds ?? context.post.imageIds).length);
  await refuseUnusableCtas(placing, input, context.post);
  await refuseForbiddenText(tx, context.company.id, copies);

  const begun = planned.map((share) => ({
    ...share,
    ...beginning(isAssisted(context.accounts, share.network), time),
  }));
  const shares = await insert(placing, input, context, begun, pictures);
  const waiting = shares.filter((share) => share.state === "SCHEDULED").map((share) => share.id);
  if (waiting.length > 0) emit(tx, sharesScheduled, { companyId: context.company.id, shareIds: waiting });
  return shares;
}

/** An assisted share. While one waits for the person's confirmation, asking again returns the same one. */
export async function placeAssisted(
  placing: Placing,
  input: ShareInput,
  network: Network,
): Promise<ShareRow> {
  const { tx, actor, now } = placing;
  const time = { kind: "now" } as const;
  const loaded = await loadPlanningContext(placing, input.postId, time);
  const waiting = await findAssisted(tx, actor.accountId, input.postId, network);
  const context = { ...loaded, known: loaded.known.filter((share) => share.id !== waiting?.id) };

  allow(mayShare(actor));

  const copies = chosenCopies(
    { ...input, socialNetworkCheck: [network], personalFacebook: network === "FACEBOOK" ? 1 : 0 },
    context.accounts,
    time,
  );
  refuseBrokenTerms(context.company, context.post, input.voiceTypeEnum, copies);
  const planned = plannedShares(context, copies, time, now);
  const pictures = await chosenPictures(placing, input, context);
  await refuseUnusableCtas(placing, input, context.post);
  await refuseForbiddenText(tx, context.company.id, copies);

  if (waiting) {
    const renewed = await renewAssisted(tx, waiting, planned[0]?.text ?? waiting.text);
    if (renewed) return renewed;
  }
  const begun = planned.map((each) => ({ ...each, ...beginning(true, time) }));
  const [share] = await insert(placing, input, context, begun, pictures);
  if (!share) throw new Refusal("already_shared", { network });
  return share;
}
