import { IconPlayerPlayFilled } from "@tabler/icons-react";
import { useState } from "react";
import { formatLength } from "../../../../shared/time/formats.ts";
import { t } from "../../../../shared/text/text.ts";
import classes from "./post-media.module.css";
import type { FrontPost } from "../../feed/use-feed.ts";

interface PlayProps {
  title: string;
  posterUrl: string | null;
  /** Length, or the host that will be contacted. */
  note: string | null;
  onPlay: () => void;
}

/** Nothing of a video is loaded, and no third-party host is contacted, before the user plays it. */
function Play({ title, posterUrl, note, onPlay }: PlayProps) {
  return (
    <button
      type="button"
      className={classes.play}
      aria-label={[t("content.media.play", { title }), note].filter(Boolean).join(", ")}
      onClick={onPlay}
    >
      {posterUrl === null ? (
        <span className={classes.blank} />
      ) : (
        <img src={posterUrl} alt="" loading="lazy" />
      )}
      <span className={classes.disc} aria-hidden>
        <IconPlayerPlayFilled size={26} />
      </span>
      {note !== null && (
        <span className={classes.note} aria-hidden>
          {note}
        </span>
      )}
    </button>
  );
}

export function PostVideo({ post }: { post: FrontPost }) {
  const [playing, setPlaying] = useState(false);
  const { attachment, embedUrl } = post;
  if (attachment !== null) {
    if (!playing)
      return (
        <Play
          title={attachment.title}
          posterUrl={attachment.posterUrl}
          note={attachment.seconds === null ? null : formatLength(attachment.seconds)}
          onPlay={() => setPlaying(true)}
        />
      );
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- the post's words stand beside it; captions come with the file
      <video
        className={classes.film}
        src={attachment.url}
        poster={attachment.posterUrl ?? undefined}
        aria-label={attachment.title}
        controls
        autoPlay
        playsInline
      />
    );
  }
  if (embedUrl === null) return null;
  const host = new URL(embedUrl).hostname.replace("www.", "").replace("-nocookie", "").replace("player.", "");
  if (!playing)
    return (
      <Play
        title={post.title}
        posterUrl={post.images[0]?.url ?? null}
        note={t("content.media.from", { host })}
        onPlay={() => setPlaying(true)}
      />
    );
  return (
    <iframe
      className={classes.film}
      src={`${embedUrl}${embedUrl.includes("?") ? "&" : "?"}autoplay=1`}
      title={post.title}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- the player is of another origin and needs its own
      sandbox="allow-scripts allow-same-origin allow-presentation"
      allow="autoplay; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
