import { Card } from "@polyphon/ui/layout/card.tsx";
import type { ReactNode } from "react";
import { formatDate, formatMoment } from "../../shared/format-time.ts";
import { useText } from "../../shared/use-text.ts";
import type { StoredPost } from "./post-form/post-draft.ts";
import classes from "./view-post.module.css";

/** Everything about a post that is not its copy. */
export function PostFacts({ post }: { post: StoredPost }) {
  const { text, language } = useText();
  const none = text("content.view.none");
  const facts: readonly (readonly [string, ReactNode])[] = [
    [text("content.form.category"), post.categoryName],
    [text("content.form.source"), text(`content.sources.${post.source}`)],
    [text("content.form.language"), text(`content.languages.${post.language}`)],
    [text("content.form.campaign"), post.campaignName ?? none],
    [
      text("content.view.link"),
      post.postUrl === null ? (
        none
      ) : (
        <a key="link" href={post.postUrl} target="_blank" rel="noreferrer">
          {post.postUrl}
        </a>
      ),
    ],
    [text("content.form.publish"), post.publishAt === null ? none : formatMoment(post.publishAt, language)],
    [
      text("content.form.until"),
      post.endsOn === null ? text("content.list.noEnd") : formatDate(post.endsOn, language),
    ],
    [
      text("content.form.featuredUntil"),
      post.featuredUntil === null ? none : formatDate(post.featuredUntil, language),
    ],
    [text("content.form.frontPageNews"), text(post.frontPageNews ? "kit.form.yes" : "kit.form.no")],
    [text("content.form.notes"), post.notes ?? none],
  ];
  return (
    <Card title={text("content.view.details")}>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {post.images.length > 0 && (
        <div className={classes.pictures}>
          {post.images.map(({ id, thumbnailUrl }, at) => (
            <img
              key={id}
              src={thumbnailUrl}
              alt={text("content.media.picture", { at: at + 1 })}
              loading="lazy"
            />
          ))}
        </div>
      )}
    </Card>
  );
}
