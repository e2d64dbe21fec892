import { Card } from "@polyphon/ui/layout/card.tsx";
import { codeOfVoice } from "@polyphon/rules/content/post-form/curator-code.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import type { ReactNode } from "react";
import { formatDate, formatMoment } from "../../../shared/time/format-time.ts";
import { type Texts, useText } from "../../../shared/text/use-text.ts";
import type { StoredPost } from "../post-form/draft/post-draft.ts";
import classes from "./view-post.module.css";

function Outside({ href }: { href: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {href}
    </a>
  );
}

function newsWords({ frontPageNews, dripDays }: StoredPost, { text }: Texts): string {
  if (!frontPageNews) return text("content.news.OFF");
  return dripDays === null ? text("content.news.CLASSIC") : text("content.list.drip", { days: dripDays });
}

const list = (named: readonly { readonly name: string }[]) => named.map(({ name }) => name).join(", ");

type Fact = readonly [label: string, value: ReactNode];

function factsOf(post: StoredPost, texts: Texts): readonly Fact[] {
  const { text, language } = texts;
  const none = text("content.view.none");
  const day = (value: string | null, empty: string) => (value === null ? empty : formatDate(value, language));
  const link = (href: string | null) => (href === null ? none : <Outside key="link" href={href} />);
  const codes = post.voices.map(({ voice }) => codeOfVoice(post.curatorCode ?? "", voice)).join(", ");
  return [
    [text("content.form.serialNumber"), post.serialNumber ?? none],
    [text("content.form.category"), post.categoryName],
    [text("content.form.definingTags"), list(post.definingTags) || none],
    [text("content.form.postTags"), list(post.postTags) || none],
    [text("content.form.source"), text(`content.sources.${post.source}`)],
    [text("content.view.type"), text(`content.types.${post.type}`)],
    [text("content.form.language"), text(`content.languages.${post.language}`)],
    [text("content.form.curatorCode"), post.curatorCode === null ? none : codes],
    [text("content.form.campaign"), post.campaignName ?? none],
    [text("content.view.link"), link(post.postUrl)],
    [text("content.form.facebookUrl"), link(post.facebookUrl)],
    [text("content.form.linkedinImageUrl"), link(post.linkedinImageUrl)],
    [text("content.form.publish"), post.publishAt === null ? none : formatMoment(post.publishAt, language)],
    [text("content.form.fromDay"), day(post.startsOn, none)],
    [text("content.form.until"), day(post.endsOn, text("content.list.noEnd"))],
    [text("content.form.featuredUntil"), day(post.featuredUntil, none)],
    [text("content.form.frontPageNews"), newsWords(post, texts)],
    [text("content.view.audience"), list(post.groups) || text("content.view.everybody")],
    [
      text("content.form.shareType"),
      post.shareType === "ALL" ? text("content.form.everyNetwork") : networkNames[post.shareType],
    ],
    [text("content.form.copyEditable"), text(post.copyEditable ? "kit.form.yes" : "kit.form.no")],
    [text("content.form.notes"), post.notes ?? none],
  ];
}

function Media({ post }: { post: StoredPost }) {
  const { text } = useText();
  return (
    <>
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
      {post.attachment && (
        <p>
          {text("content.view.file")}: <a href={post.attachment.url}>{post.attachment.fileName}</a>
        </p>
      )}
      {post.videoEmbedCode !== null && (
        <p>
          {text("content.view.player")}: <code>{post.videoEmbedCode}</code>
        </p>
      )}
    </>
  );
}

/** Everything about a post that is not its copy. */
export function PostFacts({ post }: { post: StoredPost }) {
  const texts = useText();
  return (
    <Card title={texts.text("content.view.details")}>
      <dl className={classes.facts}>
        {factsOf(post, texts).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Media post={post} />
    </Card>
  );
}
