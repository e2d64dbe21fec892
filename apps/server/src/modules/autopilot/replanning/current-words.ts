import { networks } from "@polyphon/contract/networks/networks.ts";
import { suggestedCopy } from "@polyphon/rules/sharing/compose/compose-share.ts";
import { copyRefusal } from "@polyphon/rules/sharing/compose/plan-share.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { postsById, prohibitedIn } from "../../content/content.api.ts";
import { unapprovedIn } from "../../mentions/mentions.api.ts";
import type { PlannedWords } from "../../sharing/sharing.api.ts";

/** The text shares of the posts would have if they were planned now, as far as it is allowed. */
export async function currentWords(
  tx: Tx,
  companyId: number,
  postIds: readonly number[],
): Promise<PlannedWords[]> {
  const posts = await postsById(tx, postIds);
  const written = posts.flatMap((post) =>
    post.voices.flatMap(({ voice }) =>
      networks.map((network) => ({ post, voice, network, text: suggestedCopy(post, voice, network).trim() })),
    ),
  );
  const isProhibited = await prohibitedIn(tx, companyId);
  const isUnapproved = await unapprovedIn(
    tx,
    companyId,
    written.map(({ text }) => text),
  );
  return written.flatMap(({ post, voice, network, text }) => {
    const attached = {
      postUrl: post.postUrl,
      facebookUrl: post.facebookUrl,
      embedCode: post.videoEmbedCode,
      isDocument: post.type === "DOCUMENT",
    };
    const isGood =
      copyRefusal({ network, text }, attached) === null && !isProhibited(text) && !isUnapproved(text);
    return isGood ? [{ postId: post.id, voice, network, text }] : [];
  });
}
