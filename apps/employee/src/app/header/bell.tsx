import { BellMark } from "@polyphon/ui/data/bell-mark.tsx";
import { VisuallyHidden } from "@polyphon/ui/text/visually-hidden.ts";
import { addressOf } from "../../shared/address/address.ts";
import { AppLink } from "../../shared/address/app-link.tsx";
import { formatNumber } from "../../shared/time/formats.ts";
import { t } from "../../shared/text/text.ts";
import classes from "./bell.module.css";
import { useUnread } from "./use-unread.ts";

/** The link to the notifications; the unread count is shown, and announced when it changes. */
export function Bell() {
  const count = useUnread();
  const shown = count > 99 ? t("shell.bell.many") : count > 0 ? formatNumber(count) : null;
  return (
    <>
      <AppLink
        href={addressOf("/notification")}
        className={classes.bell}
        aria-label={t("shell.bell.unread", { count })}
      >
        <BellMark size={22} unread={shown} />
      </AppLink>
      <VisuallyHidden component="output">{count > 0 ? t("shell.bell.unread", { count }) : ""}</VisuallyHidden>
    </>
  );
}
