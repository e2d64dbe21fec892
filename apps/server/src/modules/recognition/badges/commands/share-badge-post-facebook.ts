import { shareBadgeAssisted as at } from "@polyphon/contract/recognition/recognition.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { handOver, placeAssisted } from "../../../sharing/sharing.api.ts";
import { placeBadgePost, inputFor } from "../place-badge-post.ts";
import type { RecognitionDeps } from "../../recognition.deps.ts";

export const shareBadgePostFacebook = ({ sharing }: RecognitionDeps) =>
  command(at, async ({ input, actor, tx, now, language }) => {
    const postId = await placeBadgePost({ tx, actor, language }, input.badgeId);
    const placing = { tx, actor, now, deps: sharing };
    const share = await placeAssisted(placing, inputFor(postId, input), input.network);

    return handOver({ tx, actor, deps: sharing, language }, share);
  });
