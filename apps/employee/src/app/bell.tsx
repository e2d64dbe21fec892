import { IconBell } from "@tabler/icons-react";
import { addressOf } from "../shared/address.ts";
import { AppLink } from "../shared/app-link.tsx";
import { formatNumber } from "../shared/formats.ts";
import { t } from "../shared/text.ts";
import classes from "./bell.module.css";
import { useUnread } from "./use-unread.ts";

/** The way to the notifications; how many are unread is seen, and heard when it changes. */
export function Bell() {
  const count = useUnread();
  return (
    <>
      <AppLink
        href={addressOf("/notification")}
        className={classes.bell}
        aria-label={t("shell.bell.unread", { count })}
      >
        <IconBell size={22} stroke={1.6} aria-hidden />
        {count > 0 && (
          <span className={classes.badge}>{count > 99 ? t("shell.bell.many") : formatNumber(count)}</span>
        )}
      </AppLink>
      <output className={classes.spoken}>{count > 0 ? t("shell.bell.unread", { count }) : ""}</output>
    </>
  );
}
