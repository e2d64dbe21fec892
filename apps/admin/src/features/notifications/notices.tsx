import "../../shared/theme/styles-screens.ts";
import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import {
  countStaffUnread,
  listStaffNotices,
  markStaffNoticesSeen,
} from "@polyphon/contract/notifications/notifications.contract.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { useCommand, useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useAccount } from "../../shared/session/account.ts";
import { AppLink } from "../../shared/address/app-link.tsx";
import { formatMoment } from "../../shared/time/format-time.ts";
import { useText } from "../../shared/text/use-text.ts";
import classes from "./notices.module.css";
import { isForAnotherRole } from "./for-another-role.ts";

type Notice = OutputOf<typeof listStaffNotices>["items"][number];

const newest = { limit: 20 } as const;

/** What was on the screen is no longer new; what arrives meanwhile stays new. */
function useSeen(items: readonly Notice[] | undefined): void {
  const queries = useQueryClient();
  const { mutate } = useCommand(markStaffNoticesSeen, {
    onSuccess: (answer) => queries.setQueryData([countStaffUnread.name, {}], answer),
  });
  const until = items?.some(({ seen }) => !seen) ? items[0]?.createdAt : undefined;
  useEffect(() => {
    if (until !== undefined) mutate({ until });
  }, [until, mutate]);
}

function Row({ notice, onFollow }: { notice: Notice; onFollow: () => void }) {
  const { text, language } = useText();
  const { userType } = useAccount();
  const { kind, values, href, seen, createdAt } = notice;
  const elsewhere = href !== null && isForAnotherRole(userType, href);
  const words = (
    <>
      <span className={classes.title}>{text(`shell.bell.kind.${kind}.title`, values)}</span>
      <span className={classes.words}>{text(`shell.bell.kind.${kind}.text`, values)}</span>
      {elsewhere && <span className={classes.words}>{text("shell.bell.otherRole")}</span>}
      <span className={classes.when}>{formatMoment(createdAt, language)}</span>
    </>
  );
  return (
    <li data-new={!seen || undefined}>
      {href === null || elsewhere ? (
        <div className={classes.row}>{words}</div>
      ) : (
        <AppLink className={classes.row} href={href} onClick={onFollow}>
          {words}
        </AppLink>
      )}
    </li>
  );
}

/** The newest notifications of the signed-in user, each with a link to its subject. */
export default function Notices({ onFollow }: { onFollow: () => void }) {
  const { text } = useText();
  const { data, error, isError, refetch } = useEndpoint(listStaffNotices, newest, {
    staleTime: 0,
    gcTime: 0,
  });
  useSeen(data?.items);
  return (
    <section aria-label={text("shell.bell.title")}>
      <h2 className={classes.head}>{text("shell.bell.title")}</h2>
      {data === undefined && !isError && <SkeletonRows label={text("shell.frame.loading")} rows={3} />}
      {data === undefined && isError && (
        <LoadFailed compact title={text("kit.failed.title")} error={error} onAgain={() => void refetch()} />
      )}
      {data?.items.length === 0 && (
        <EmptyState compact title={text("shell.bell.empty")} text={text("shell.bell.emptyText")} />
      )}
      {data !== undefined && data.items.length > 0 && (
        <ul className={classes.list}>
          {data.items.map((notice) => (
            <Row key={notice.id} notice={notice} onFollow={onFollow} />
          ))}
        </ul>
      )}
    </section>
  );
}
