import { useDebouncedValue } from "@mantine/hooks";
import { voices } from "@polyphon/contract/content/content.ts";
import { findSimilarCopy } from "@polyphon/contract/sharing/similar-copy.contract.ts";
import { copyOf } from "@polyphon/rules/sharing/compose/compose-share.ts";
import { sentCopy } from "@polyphon/rules/sharing/compose/copy/write-mentions.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { IconUsers } from "@tabler/icons-react";
import { t } from "../../../../shared/text/text.ts";
import type { Post } from "../../share-model.ts";
import classes from "./similar-copy.module.css";
import type { Composer } from "../use-composer.ts";

const quietMs = 600;

/** Warns when colleagues shared the same text today, and offers another one. It never prevents sharing. */
export function SimilarCopy({ post, composer }: { post: Post; composer: Composer }) {
  const { shown, composition } = composer;
  const network = shown ?? "LINKEDIN";
  const now = sentCopy(network, copyOf(composition, network), composition.mentions).trim();
  const [text] = useDebouncedValue(now, quietMs);
  const ready = post.can.share && shown !== null && text !== "" && text === now;
  const { data } = useEndpoint(
    findSimilarCopy,
    { postId: post.id, network, voice: composition.voice, text },
    { enabled: ready, retry: false, staleTime: 60_000 },
  );
  if (!ready || !data || data.colleagues === null || data.colleagues === 0) return null;
  const others = data.alternatives.filter(
    (voice) => voice !== composition.voice && composer.voices.includes(voice),
  );
  return (
    <NoticeStrip
      tone="warn"
      spoken="politely"
      icon={<IconUsers size={18} stroke={1.8} />}
      action={others.map((voice) => (
        <button key={voice} type="button" className={classes.voice} onClick={() => composer.speakAs(voice)}>
          {t("sharing.dialog.voice", { number: voices.indexOf(voice) + 1 })}
        </button>
      ))}
    >
      {t("sharing.compose.similar.same", { count: data.colleagues })}
      {others.length > 0 && ` ${t("sharing.compose.similar.soundLikeYou")}`}
    </NoticeStrip>
  );
}
