import { IconExternalLink, IconFileText } from "@tabler/icons-react";
import { formatBytes } from "../../../../shared/time/formats.ts";
import { t } from "../../../../shared/text/text.ts";
import classes from "./post-media.module.css";
import type { FrontPost } from "../../feed/use-feed.ts";

type Attachment = NonNullable<FrontPost["attachment"]>;

/** The first page, the number of pages, and a link to the whole document. */
export function PostDocument({ file }: { file: Attachment }) {
  const facts = [
    ...(file.pages === null ? [] : [t("content.media.pages", { count: file.pages })]),
    file.fileName.split(".").at(-1)?.toUpperCase(),
    formatBytes(file.bytes),
  ];
  return (
    <div className={classes.document}>
      <span className={classes.sheet} aria-hidden>
        {file.posterUrl === null ? (
          <IconFileText size={44} stroke={1.4} />
        ) : (
          <img src={file.posterUrl} alt="" loading="lazy" />
        )}
      </span>
      <span className={classes.about}>
        <span className={classes.name}>{file.title}</span>
        <span className={classes.size}>{facts.join(" · ")}</span>
        <a className={classes.open} href={file.url} target="_blank" rel="noreferrer">
          {t("content.media.open")}
          <IconExternalLink size={16} stroke={1.8} aria-label={t("content.details.opens")} />
        </a>
      </span>
    </div>
  );
}
