import { Link } from "@tanstack/react-router";
import { addressOf } from "../../../shared/address/address.ts";
import { useMe } from "../../../shared/session/me.ts";
import { t } from "../../../shared/text/text.ts";
import classes from "./feed-tabs.module.css";

const places = ["/post-list", "/real-time-contents"] as const;

/** Switches between the company's posts and real-time content, for users who have both. */
export function FeedTabs({ at }: { at: (typeof places)[number] }) {
  const { account } = useMe();
  if (!account.can.features.includes("realtime_content")) return null;
  return (
    <nav className={classes.tabs} aria-label={t("content.feed.tabs")}>
      {places.map((place) => (
        <Link
          key={place}
          to={addressOf(place)}
          className={classes.tab}
          aria-current={place === at ? "page" : undefined}
        >
          {t(`screens.${place}`)}
        </Link>
      ))}
    </nav>
  );
}
