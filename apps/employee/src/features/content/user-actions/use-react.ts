import type { Reaction } from "@polyphon/contract/content/content.ts";
import { dislikePost, likePost } from "@polyphon/contract/content/feed/feed.contract.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useQueryClient } from "@tanstack/react-query";
import { failureText } from "../../../shared/failure/failure-text.ts";
import { notify } from "../../../shared/notices/notices.ts";
import { t } from "../../../shared/text/text.ts";
import { changeKnownPost } from "./known-posts.ts";
import { reacted } from "./reaction.ts";
import type { FrontPost } from "../feed/use-feed.ts";

/** Likes and dislikes at once, and undoes it when the server refuses. */
export function useReact(post: FrontPost) {
  const client = useQueryClient();
  const like = useCommand(likePost);
  const dislike = useCommand(dislikePost);
  return (kind: Reaction) => {
    if (!post.can.react) {
      notify("info", t("content.light.react"), { title: t("content.light.title") });
      return;
    }
    const on = post.ownReaction !== kind;
    const before = { likes: post.likes, dislikes: post.dislikes, ownReaction: post.ownReaction };
    changeKnownPost(client, post.id, (known) => reacted(known, kind, on));
    (kind === "LIKE" ? like : dislike).mutate(
      { id: post.id, on },
      {
        onSuccess: (counted) => changeKnownPost(client, post.id, (known) => ({ ...known, ...counted })),
        onError: (error) => {
          changeKnownPost(client, post.id, (known) => ({ ...known, ...before }));
          notify("bad", failureText(error).text, { title: t("content.card.reactionFailed") });
        },
      },
    );
  };
}
