import { shareBadge as at } from "@polyphon/contract/recognition/recognition.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { command } from "../../../../platform/operation/command.ts";
import { placeShares, presentShares, sharesById, waitForAnswers } from "../../../sharing/sharing.api.ts";
import { placeBadgePost, inputFor } from "../place-badge-post.ts";
import type { RecognitionDeps } from "../../recognition.deps.ts";

type Shown = Awaited<ReturnType<typeof presentShares>>;

function listed(shares: Shown): OutputOf<typeof at> {
  return shares.map((share) => ({ socialNetwork: share.network, socialShareStatus: share.state, share }));
}

/** Takes the path of every share: the same checks, limits and engine, and one share per network. */
export const shareBadgePost = ({ sharing }: RecognitionDeps) =>
  command(
    at,
    async ({ input, actor, tx, now, language }) => {
      const postId = await placeBadgePost({ tx, actor, language }, input.badgeId);
      const placing = { tx, actor, now, deps: sharing };
      const shares = await placeShares(placing, inputFor(postId, input), { kind: "now" });

      return listed(await presentShares(tx, sharing, actor, shares));
    },
    {
      after: async (output, { actor, database, scope }) => {
        const { accountId } = actor;
        const ids = output.map(({ share }) => share.id);
        await waitForAnswers(sharing, { database, scope, accountId }, ids);

        return inTransaction(database, scope, async (tx) =>
          listed(await presentShares(tx, sharing, actor, await sharesById(tx, accountId, ids))),
        );
      },
    },
  );
