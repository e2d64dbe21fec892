import { Button } from "@mantine/core";
import { listDummyPosts } from "@polyphon/contract/content/feed/feed.contract.ts";
import { PostCard } from "@polyphon/ui/data/posts/post-card.tsx";
import { Tag } from "@polyphon/ui/data/tag.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { addressOf } from "../../../shared/address/address.ts";
import { LinkButton } from "../../../shared/address/link-button.tsx";
import { t } from "../../../shared/text/text.ts";
import { languageCode } from "../post/language-code.ts";
import classes from "./no-posts.module.css";

function Picture() {
  return (
    <svg width="132" height="100" viewBox="0 0 132 100" aria-hidden className={classes.picture}>
      <rect x="14" y="1" width="100" height="30" rx="8" fill="var(--line)" opacity="0.6" />
      <rect x="1" y="14" width="126" height="78" rx="9" fill="var(--surface)" stroke="var(--line-strong)" />
      <rect x="15" y="28" width="44" height="32" rx="5" fill="var(--accent-soft-2)" />
      <path
        d="m15 56 12-11 9 7 9-9 14 13v2a5 5 0 0 1-5 5H20a5 5 0 0 1-5-5Z"
        fill="var(--accent)"
        opacity="0.6"
      />
      <rect x="69" y="30" width="46" height="8" rx="4" fill="var(--line-strong)" />
      <rect x="69" y="46" width="28" height="7" rx="3.5" fill="var(--line)" />
      <rect x="15" y="71" width="58" height="7" rx="3.5" fill="var(--line)" />
      <circle cx="114" cy="82" r="17" fill="var(--accent)" />
      <path
        d="M106 77h16M108 82h12M111 87h6"
        stroke="var(--on-accent)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}

export interface NoPostsProps {
  /** Posts that exist outside the filters. */
  elsewhere: number;
  filtered: boolean;
  onClear: () => void;
}

/** A sample post while there is none; it says that it cannot be shared. */
function Examples() {
  const examples = useEndpoint(listDummyPosts, {}, { staleTime: Infinity }).data?.items ?? [];
  return examples.map(({ key, title, excerpt, categoryName, language }) => (
    <PostCard
      key={key}
      variant="normal"
      title={title}
      excerpt={excerpt}
      lang={languageCode(language)}
      meta={
        <>
          <Tag tone="accent">{t("content.empty.example")}</Tag>
          <span>{categoryName}</span>
        </>
      }
      facts={<span className={classes.hint}>{t("content.empty.exampleHint")}</span>}
      action={null}
    />
  ));
}

export function NoPosts({ elsewhere, filtered, onClear }: NoPostsProps) {
  const text =
    elsewhere > 0 ? t("content.empty.filteredText", { count: elsewhere }) : t("content.empty.filteredNone");
  return (
    <div className={classes.stack}>
      <Card bleed>
        <div className={classes.empty}>
          <Picture />
          <h2 className={classes.title}>
            {t(filtered ? "content.empty.filteredTitle" : "content.empty.title")}
          </h2>
          <p className={classes.text}>{filtered ? text : t("content.empty.text")}</p>
          <div className={classes.actions}>
            {filtered ? (
              <Button onClick={onClear}>{t("content.filters.clear")}</Button>
            ) : (
              <LinkButton variant="default" href={addressOf("/dashboard")}>
                {t("content.empty.toDashboard")}
              </LinkButton>
            )}
          </div>
        </div>
      </Card>
      {!filtered && <Examples />}
    </div>
  );
}
