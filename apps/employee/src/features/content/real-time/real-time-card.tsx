import { PostCard } from "@polyphon/ui/data/posts/post-card.tsx";
import { Tag } from "@polyphon/ui/data/tag.tsx";
import { IconCheck } from "@tabler/icons-react";
import { addressOf } from "../../../shared/address/address.ts";
import { renderAppLink } from "../../../shared/address/app-link.tsx";
import { formatAge, useFormats } from "../../../shared/time/formats.ts";
import { t } from "../../../shared/text/text.ts";
import { languageCode } from "../post/language-code.ts";
import { VoteButtons } from "../user-actions/votes.tsx";
import { UseButton } from "./use-button.tsx";
import { type RealTimeItem, useReactToItem } from "./use-real-time.ts";

const excerptLength = 280;

export function RealTimeCard({ item }: { item: RealTimeItem }) {
  const { date } = useFormats();
  const react = useReactToItem(item);
  const code = item.language === null ? null : languageCode(item.language);
  const facts = [
    item.source,
    ...(code === null ? [] : [code.toUpperCase()]),
    formatAge(item.publishedAt, date),
  ];
  return (
    <PostCard
      variant="normal"
      title={item.title}
      href={addressOf("/realtime/post-view/:id", { id: item.id })}
      renderLink={renderAppLink}
      excerpt={item.summary.slice(0, excerptLength)}
      lang={code ?? undefined}
      image={item.image === null ? undefined : { src: item.image.url, alt: "" }}
      domain={item.linkDomain}
      meta={<span>{facts.join(" · ")}</span>}
      facts={
        <>
          <VoteButtons reactions={item} onReact={react} />
          {item.shared && (
            <Tag tone="outline" icon={<IconCheck size={13} stroke={1.8} />}>
              {t("realTime.shared")}
            </Tag>
          )}
        </>
      }
      action={<UseButton item={item} />}
    />
  );
}
