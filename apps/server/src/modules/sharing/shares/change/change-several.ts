import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { cancelShares } from "@polyphon/contract/sharing/schedule.contract.ts";
import type { Language } from "@polyphon/i18n/kit/languages.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";
import { allow } from "../../../../platform/operation/refusal.ts";
import { actOnEach } from "../../../../platform/resource/act-on-each.ts";
import type { FrontActor } from "../../../../platform/session/actor.ts";
import type { SharingDeps } from "../../sharing.deps.ts";
import { mayShare } from "../../sharing.policy.ts";
import { presentShares } from "../present-shares.ts";
import { lockSharesOf, type ShareRow } from "../share.store.ts";

interface Call {
  readonly tx: Tx;
  readonly actor: FrontActor;
  readonly language: Language;
}

/** Changes each share as if it were alone; one that is refused stays as it was and says why. */
export async function changeSeveral(
  { tx, actor, language }: Call,
  deps: SharingDeps,
  ids: readonly number[],
  change: (id: number) => Promise<ShareRow>,
): Promise<OutputOf<typeof cancelShares>> {
  await lockSharesOf(tx, actor.accountId);
  const changed: ShareRow[] = [];
  const { refused } = await actOnEach({ tx, language }, [...new Set(ids)], "not_found", async (id) => {
    changed.push(await change(id));
  });

  allow(mayShare(actor));

  return { done: await presentShares(tx, deps, actor, changed), refused };
}
