import type { ReactNode } from "react";
import { plainLink, type RenderLink } from "../../layout/render-link.tsx";
import classes from "./post-card.module.css";

export interface PostCardProps {
  /** Rank by size: front is the only one with a filled share button. */
  variant: "front" | "featured" | "normal";
  title: string;
  /** The title as a link to the post. */
  href?: string | undefined;
  renderLink?: RenderLink | undefined;
  excerpt?: string | undefined;
  /** Source, topic, language, age: tags and words in one line. */
  meta: ReactNode;
  /** Second meta line under the text of a featured card. */
  subMeta?: ReactNode;
  menu?: ReactNode;
  image?: { src: string; alt: string } | undefined;
  /** Instead of `image`: a video or a drawing. */
  media?: ReactNode;
  /** Shown on top of the picture. */
  domain?: string | undefined;
  /** Tag over the picture of a front-page card. */
  flag?: ReactNode;
  /** Between text and action row: voices, hints. */
  extra?: ReactNode;
  /** Votes and who shared, at the left end. */
  facts: ReactNode;
  /** The share button. */
  action: ReactNode;
  headingLevel?: 2 | 3 | undefined;
  lang?: string | undefined;
}

function Media({ props }: { props: PostCardProps }) {
  const { image, media, domain, flag } = props;
  if (image === undefined && media === undefined) return null;
  return (
    <div className={classes.media}>
      {media ?? (
        <img src={image?.src} alt={image?.alt ?? ""} loading={props.variant === "front" ? "eager" : "lazy"} />
      )}
      {flag !== undefined && <div className={classes.flag}>{flag}</div>}
      {domain !== undefined && <span className={classes.domain}>{domain}</span>}
    </div>
  );
}

function Head({ props }: { props: PostCardProps }) {
  const { title, href, meta, menu, lang, renderLink = plainLink, headingLevel = 2 } = props;
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <>
      <div className={classes.meta}>
        <div className={classes.tags}>{meta}</div>
        {menu}
      </div>
      <Heading className={classes.title} lang={lang}>
        {href === undefined ? title : renderLink({ href, className: classes.link, children: title })}
      </Heading>
    </>
  );
}

function Text({ props }: { props: PostCardProps }) {
  const { excerpt, subMeta, extra, lang } = props;
  return (
    <>
      {excerpt !== undefined && (
        <p className={classes.excerpt} lang={lang}>
          {excerpt}
        </p>
      )}
      {subMeta !== undefined && <div className={classes.subMeta}>{subMeta}</div>}
      {extra}
    </>
  );
}

function Words({ props }: { props: PostCardProps }) {
  return (
    <div className={classes.words}>
      <Head props={props} />
      <Text props={props} />
    </div>
  );
}

function Actions({ props }: { props: PostCardProps }) {
  return (
    <div className={classes.actions}>
      <div className={classes.facts}>{props.facts}</div>
      <div className={classes.action}>{props.action}</div>
    </div>
  );
}

// The sticky row stays inside `.hold`, or it would rise above its own title.
function FrontCard({ props }: { props: PostCardProps }) {
  return (
    <article className={classes.card} data-variant="front">
      <Media props={props} />
      <div className={classes.words}>
        <Head props={props} />
      </div>
      <div className={classes.hold}>
        <div className={classes.below}>
          <Text props={props} />
        </div>
        <Actions props={props} />
      </div>
    </article>
  );
}

function FeaturedCard({ props }: { props: PostCardProps }) {
  return (
    <article className={classes.card} data-variant="featured">
      <div className={classes.beside}>
        <Media props={props} />
        <Words props={props} />
      </div>
      <Actions props={props} />
    </article>
  );
}

function NormalCard({ props }: { props: PostCardProps }) {
  return (
    <article className={classes.card} data-variant="normal">
      <Words props={props} />
      <div className={classes.hold}>
        <Media props={props} />
        <Actions props={props} />
      </div>
    </article>
  );
}

const VARIANTS = { front: FrontCard, featured: FeaturedCard, normal: NormalCard };

export function PostCard(props: PostCardProps) {
  const Variant = VARIANTS[props.variant];
  return <Variant props={props} />;
}
