import { NetworkMark } from "@polyphon/ui/social/networks/network-mark.tsx";
import { AppLink } from "../../../shared/address/app-link.tsx";
import { formatAge, useFormats } from "../../../shared/time/formats.ts";
import { markOf } from "@polyphon/web/networks/network-mark.ts";
import { t } from "../../../shared/text/text.ts";
import classes from "./notice-list.module.css";
import { networkOf, type Notice, noticeText } from "./notice-text.ts";

export function NoticeRow({ notice }: { notice: Notice }) {
  const { date, dayTime } = useFormats();
  const network = networkOf(notice);
  const { title, text, action } = noticeText(notice, date);
  return (
    <li className={classes.row} data-fresh={!notice.seen || undefined}>
      {network !== null && <NetworkMark network={markOf(network)} size={34} />}
      <div className={classes.words}>
        <h2 className={classes.title}>
          {title}
          {!notice.seen && <span className={classes.fresh}>{t("notifications.fresh")}</span>}
        </h2>
        <p className={classes.text}>{text}</p>
        <p className={classes.meta}>
          <time dateTime={notice.createdAt} title={dayTime(notice.createdAt)}>
            {formatAge(notice.createdAt, date)}
          </time>
          {notice.href !== null && (
            <AppLink href={notice.href} className={classes.link} aria-label={`${action}: ${title}`}>
              {action}
            </AppLink>
          )}
        </p>
      </div>
    </li>
  );
}
