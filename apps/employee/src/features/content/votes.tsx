import { VoteButton } from "@polyphon/ui/data/vote-button.tsx";
import { IconThumbDown, IconThumbDownFilled, IconThumbUp, IconThumbUpFilled } from "@tabler/icons-react";
import { formatNumber } from "../../shared/formats.ts";
import { t } from "../../shared/text.ts";
import type { FrontPost } from "./use-feed.ts";
import { useReact } from "./use-react.ts";

const shown = (count: number) => (count === 0 ? undefined : formatNumber(count));

export function Votes({ post }: { post: FrontPost }) {
  const react = useReact(post);
  return (
    <>
      <VoteButton
        label={t("content.card.like")}
        icon={<IconThumbUp size={20} stroke={1.7} />}
        pressedIcon={<IconThumbUpFilled size={20} />}
        pressed={post.ownReaction === "LIKE"}
        count={shown(post.likes)}
        onPress={() => react("LIKE")}
      />
      <VoteButton
        label={t("content.card.dislike")}
        icon={<IconThumbDown size={20} stroke={1.7} />}
        pressedIcon={<IconThumbDownFilled size={20} />}
        pressed={post.ownReaction === "DISLIKE"}
        count={shown(post.dislikes)}
        onPress={() => react("DISLIKE")}
      />
    </>
  );
}
