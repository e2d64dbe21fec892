import type { ComponentType, ReactNode } from "react";
import classes from "./post-preview.module.css";
import type { PostPreviewProps, PreviewImage } from "./preview-model.ts";

/** What a network shows below the words: the post's own pictures, or the link's when it has none. */
export function picturesOf({ images = [], link, attachment }: PostPreviewProps): readonly PreviewImage[] {
  if (attachment !== undefined) return [];
  if (images.length > 0) return images;
  return link?.image === undefined ? [] : [link.image];
}

/** The card of a link; no network shows one beside pictures of the post. The position of the domain differs. */
export function PreviewCard({ props, domainFirst }: { props: PostPreviewProps; domainFirst?: boolean }) {
  const { link, images = [], attachment } = props;
  if (link === undefined || images.length > 0 || attachment !== undefined) return null;
  const title = <b className={classes.cardTitle}>{link.title}</b>;
  return (
    <div className={classes.card}>
      {domainFirst ? <div className={classes.upper}>{link.domain}</div> : title}
      {domainFirst ? title : <div className={classes.small}>{link.domain}</div>}
    </div>
  );
}

/** LinkedIn's card of a link in a post of a person: its picture small, beside title and host. */
export function PreviewSmallCard({ link, images = [], attachment }: PostPreviewProps) {
  if (link === undefined || images.length > 0 || attachment !== undefined) return null;
  return (
    <div className={classes.smallCard}>
      {link.image !== undefined && <img src={link.image.src} alt={link.image.alt} loading="lazy" />}
      <div>
        <b className={classes.cardTitle}>{link.title}</b>
        <div className={classes.small}>{link.domain}</div>
      </div>
    </div>
  );
}

type Icon = ComponentType<{ size: number; stroke: number; "aria-hidden": boolean }>;

/** The row of what readers could press. */
export function PreviewActions({
  items,
  compact,
}: {
  items: readonly (readonly [icon: Icon, label: ReactNode])[];
  compact: boolean | undefined;
}) {
  return (
    <div className={classes.actions} data-compact={compact || undefined}>
      {items.map(([Icon, label], at) => (
        <span key={at}>
          <Icon size={18} stroke={1.8} aria-hidden />
          <span>{label}</span>
        </span>
      ))}
    </div>
  );
}
