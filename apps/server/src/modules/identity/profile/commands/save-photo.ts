import { savePhoto as at } from "@polyphon/contract/identity/profile.contract.ts";
import { allScope } from "../../../../platform/db/scope.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { readOwnAccount } from "../../accounts/read-own-account.ts";
import type { AccountDeps } from "../../identity.deps.ts";
import { lockOwnAccount, storePhoto } from "../profile.store.ts";

/** The row is locked first, so that of two choices at once neither deletes the picture of the other. */
export const savePhoto = (deps: AccountDeps) =>
  command(
    at,
    async ({ input, actor, tokenHash, now, tx }) => {
      const { mediaId } = input;
      if (!(await lockOwnAccount(tx, actor.accountId))) throw new Refusal("account_disabled");
      if (mediaId !== null) await deps.photos.refuse(tx, mediaId, actor.accountId, "mediaId");
      await storePhoto(tx, actor.accountId, mediaId);
      await deps.photos.dropOthers(tx, actor.accountId, mediaId);
      return readOwnAccount(tx, deps, tokenHash, now);
    },
    { scope: () => allScope("session") },
  );
