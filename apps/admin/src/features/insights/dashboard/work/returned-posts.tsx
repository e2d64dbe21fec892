import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import { listReturnedPosts } from "@polyphon/contract/editorial/work.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useNow } from "@polyphon/web/time/use-now.ts";
import { AppLink } from "../../../../shared/address/app-link.tsx";
import { useAccount } from "../../../../shared/session/account.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import { formatDate, formatMoment } from "../../../../shared/time/format-time.ts";
import classes from "../dashboard.module.css";
import { postHref } from "../due/due-links.ts";
import { queueHref } from "../list-behind.ts";

type Returned = OutputOf<typeof listReturnedPosts>["items"][number];

const shown = 5;

function Deadline({ dueOn }: { dueOn: string }) {
  const { text, language } = useText();
  const over = dueOn < new Date(useNow()).toISOString().slice(0, 10);
  const words = text(over ? "insights.returned.overdue" : "insights.returned.dueOn", {
    day: formatDate(dueOn, language),
  });
  return <span className={over ? classes.late : classes.quiet}>{words}</span>;
}

function Post({ post, own }: { post: Returned; own: boolean }) {
  const { text, language } = useText();
  const href = postHref(useAccount(), post.id);
  const { title, by, reason, reasonKinds, returnedAt, backAt, dueOn } = post;
  const kinds = reasonKinds.map((kind) => text(`content.rework.kinds.${kind}`)).join(", ");
  const moment = formatMoment(returnedAt, language);
  return (
    <li className={classes.back}>
      <span className={classes.backTitle}>{title}</span>
      <blockquote className={classes.reason}>{reason ?? text("insights.returned.noReason")}</blockquote>
      <span className={classes.backFoot}>
        <span className={classes.quiet}>
          {own && by !== null
            ? text("insights.returned.by", { name: by, moment })
            : text("insights.returned.you", { moment })}
          {kinds !== "" && ` · ${kinds}`}
        </span>
        {backAt !== null && (
          <span className={classes.quiet}>
            {text("insights.returned.resubmitted", { moment: formatMoment(backAt, language) })}
          </span>
        )}
        {dueOn !== null && <Deadline dueOn={dueOn} />}
      </span>
      {href !== null && (
        <AppLink
          className={classes.backGo}
          href={href}
          aria-label={text(own ? "insights.returned.reworkOf" : "insights.returned.checkOf", { title })}
        >
          {text(own ? "insights.returned.rework" : "insights.returned.check")}
        </AppLink>
      )}
    </li>
  );
}

/** What came back: a writer's returned posts with their reasons, or an editor's after their change. */
export function ReturnedPosts() {
  const { text } = useText();
  const account = useAccount();
  const own = account.userType === userTypes.writer;
  const found = useEndpoint(listReturnedPosts, { limit: shown }, { refetchInterval: 60_000 });
  const all = queueHref(account);
  const answer = found.data;
  return (
    <Card
      title={text(own ? "insights.returned.posts" : "insights.returned.back")}
      divided
      aside={
        all !== null && (
          <AppLink optional href={all}>
            {text(own ? "insights.returned.more" : "insights.returned.queue")}
          </AppLink>
        )
      }
    >
      {found.isPending && <SkeletonRows label={text("shell.frame.loading")} rows={3} />}
      {found.isError && answer === undefined && (
        <LoadFailed
          compact
          title={text("kit.failed.title")}
          error={found.error}
          onAgain={() => void found.refetch()}
        />
      )}
      {answer?.items.length === 0 && (
        <p className={classes.calm}>
          {text(own ? "insights.returned.postsNothing" : "insights.returned.backNothing")}
        </p>
      )}
      {answer !== undefined && answer.items.length > 0 && (
        <ul className={classes.next}>
          {answer.items.map((post) => (
            <Post key={post.id} post={post} own={own} />
          ))}
        </ul>
      )}
    </Card>
  );
}
