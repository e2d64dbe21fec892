import { NetworkMark } from "@polyphon/ui/social/networks/network-mark.tsx";
import { IconCheck, IconClock } from "@tabler/icons-react";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { formatList } from "../../../shared/time/formats.ts";
import { markOf, nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t } from "../../../shared/text/text.ts";
import classes from "./shared-facts.module.css";
import type { FrontPost } from "../feed/use-feed.ts";

const waiting = new Set(["SCHEDULED", "PUBLISHING", "UNCONFIRMED", "HELD"]);

function networksOf(post: FrontPost, is: (state: string) => boolean): Network[] {
  return post.ownShares.filter(({ state }) => is(state)).map(({ network }) => network);
}

/** Whether this user has shared or scheduled the post, so that the button says "Share more". */
export function sharedAnywhere(post: FrontPost): boolean {
  return post.ownShares.some(({ state }) => state === "SHARED" || waiting.has(state));
}

/** The user's shares with a green tick; without any, how many colleagues shared. */
export function SharedFacts({ post }: { post: FrontPost }) {
  const done = networksOf(post, (state) => state === "SHARED");
  const planned = networksOf(post, (state) => waiting.has(state));
  const shown = done.length > 0 ? done : planned;
  if (shown.length === 0) {
    const { colleaguesShared: count, rounded } = post;
    if (count === null || count === 0) return null;
    return (
      <span className={classes.words}>
        {t(rounded ? "content.card.manyColleagues" : "content.card.colleagues", { count })}
      </span>
    );
  }
  const networks = formatList(shown.map(nameOf));
  return (
    <span className={classes.facts}>
      <span className={classes.marks}>
        {shown.map((network) => (
          <NetworkMark key={network} network={markOf(network)} size={20} />
        ))}
      </span>
      {done.length > 0 ? (
        <IconCheck size={18} stroke={2.2} className={classes.tick} aria-hidden />
      ) : (
        <IconClock size={17} stroke={1.8} aria-hidden />
      )}
      <span className={classes.named}>
        {t(done.length > 0 ? "content.card.youShared" : "content.card.youPlanned", { networks })}
      </span>
    </span>
  );
}
