import { openScheduledAssisted as at } from "@polyphon/contract/sharing/assisted.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { allow, Refusal } from "../../../../platform/operation/refusal.ts";
import { readAssistedKey } from "../assisted-key.ts";
import { assistedPage } from "../assisted-page.ts";
import type { SharingDeps } from "../../sharing.deps.ts";
import { mayShare, waitsForPerson } from "../../sharing.policy.ts";
import { findShare } from "../../shares/share.store.ts";
import { showShare } from "../../shares/show-share.ts";

/** Expired, forged, somebody else's or no longer waiting: the refusal is the same. */
export const openScheduledAssisted = (deps: SharingDeps) =>
  query(at, async ({ input, actor, tx, now }) => {
    const shareId = readAssistedKey(input.key, now, deps.signer);
    const share = shareId === null ? null : await findShare(tx, actor.accountId, shareId);
    if (!share || !waitsForPerson(share)) throw new Refusal("schedule_url_invalid");

    allow(mayShare(actor));

    return {
      share: await showShare(tx, deps, actor, share),
      openUrl: await assistedPage(tx, deps, share),
      text: share.text,
    };
  });
