import type { AccountDeps } from "../identity.deps.ts";
import type { PersonFacts } from "../identity.port.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import { findSetting, readSetting } from "../../../platform/settings/read-setting.ts";
import { costCenterOf, rolesOf } from "./account-facts.store.ts";
import { type PersonMeta, presentAccount } from "./account.present.ts";
import { findSession } from "../sessions/session.store.ts";

/** What the person set or was given; a group's account has the employee's. */
async function metaOf(tx: Tx, facts: PersonFacts, personId: number): Promise<PersonMeta> {
  const [aiText, autopilot, filters, review, tour] = await Promise.all([
    facts.aiText(tx, personId),
    facts.autopilot(tx, personId),
    facts.feedFilters(tx, personId),
    facts.review(tx, personId),
    facts.tour(tx, personId),
  ]);
  return {
    userAiTextLanguage: aiText.language,
    userAiTextTonalities: [...aiText.tones],
    userAiTextAudienceModelId: aiText.audienceId,
    voiceType: autopilot.voice,
    isAutopilotEnable: autopilot.on,
    apOutOfOfficeStartDate: autopilot.awayFrom,
    apOutOfOfficeEndDate: autopilot.awayTo,
    isReviewUser: review.reviewed,
    profileRating: review.rating,
    savedFilters: filters.posts,
    savedRealtimeFilters: filters.realTime,
    costCenter: await costCenterOf(tx, personId),
    isSkipped: await facts.hasSkippedQuestionnaire(tx, personId),
    isOnboardingTourVisited: tour.visited,
    onboardingTourSkipCount: tour.skips,
  };
}

/**
 * The account behind a session. It is read across companies, because a person of the provider who acts for a company
 * has no row in it; only what belongs to the session is read.
 */
export async function readOwnAccount(
  tx: Tx,
  { socialLogins, facts, photos, erpUrl }: AccountDeps,
  tokenHash: Buffer | null,
  now: Date,
): Promise<OutputOf<typeof readAccount>> {
  const session = tokenHash && (await findSession(tx, tokenHash));
  if (!session) throw new Refusal("invalid_token");
  return presentAccount({
    session,
    roles: await rolesOf(tx, session.id),
    imageUrl: session.photoId === null ? null : await photos.url(tx, session.photoId),
    meta: await metaOf(tx, facts, session.primaryAccountId ?? session.id),
    socialLogins: await socialLogins(tx, session.id),
    erpUrl: ((await findSetting(tx, "erpUrl")) ?? erpUrl) || null,
    passwordDays: await readSetting(tx, "passwordDays"),
    now,
  });
}
