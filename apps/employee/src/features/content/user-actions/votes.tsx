import type { Reaction } from "@polyphon/contract/content/content.ts";
import { VoteButton } from "@polyphon/ui/data/posts/vote-button.tsx";
import { IconThumbDown, IconThumbDownFilled, IconThumbUp, IconThumbUpFilled } from "@tabler/icons-react";
import { formatNumber } from "../../../shared/time/formats.ts";
import { t } from "../../../shared/text/text.ts";
import type { ReactionState } from "./reaction.ts";
import type { FrontPost } from "../feed/use-feed.ts";
import { useReact } from "./use-react.ts";

function shown(count: number | null, rounded: boolean): string | undefined {
  if (count === null || count === 0) return undefined;
  return rounded ? t("content.card.atLeast", { count: formatNumber(count) }) : formatNumber(count);
}

export function Votes({ post }: { post: FrontPost }) {
  return <VoteButtons reactions={post} onReact={useReact(post)} />;
}

export interface VoteButtonsProps {
  reactions: ReactionState;
  onReact: (kind: Reaction) => void;
}

export function VoteButtons({ reactions, onReact }: VoteButtonsProps) {
  return (
    <>
      <VoteButton
        label={t("content.card.like")}
        icon={<IconThumbUp size={20} stroke={1.7} />}
        pressedIcon={<IconThumbUpFilled size={20} />}
        pressed={reactions.ownReaction === "LIKE"}
        count={shown(reactions.likes, reactions.rounded)}
        onPress={() => onReact("LIKE")}
      />
      <VoteButton
        label={t("content.card.dislike")}
        icon={<IconThumbDown size={20} stroke={1.7} />}
        pressedIcon={<IconThumbDownFilled size={20} />}
        pressed={reactions.ownReaction === "DISLIKE"}
        count={shown(reactions.dislikes, reactions.rounded)}
        onPress={() => onReact("DISLIKE")}
      />
    </>
  );
}
