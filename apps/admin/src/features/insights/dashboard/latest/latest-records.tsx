import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import { useLate } from "@polyphon/admin-kit/kit/use-late.ts";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { AppLink } from "../../../../shared/address/app-link.tsx";
import { formatMoment } from "../../../../shared/time/format-time.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import classes from "../dashboard.module.css";

/** The number of rows in every card of latest records. */
export const latest = 5;

export interface LatestRecord {
  readonly id: number;
  readonly name: string;
  readonly href: string;
  readonly detail: string;
  readonly at: string;
}

export interface LatestRecordsProps {
  title: string;
  all: { readonly label: string; readonly href: string };
  list: {
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  /** Said where there is none. */
  nothing?: string;
  /** The newest first; undefined until they are loaded. */
  records: readonly LatestRecord[] | undefined;
}

/** The newest rows of a list, with a link to all of them. */
export function LatestRecords({ title, all, nothing, list, records }: LatestRecordsProps) {
  const { text, language } = useText();
  const late = useLate(list.isPending);
  return (
    <Card
      title={title}
      divided
      aside={
        <AppLink optional href={all.href}>
          {all.label}
        </AppLink>
      }
    >
      {late && <SkeletonRows label={text("kit.list.loading")} rows={latest} />}
      {list.isError && records === undefined && (
        <LoadFailed
          compact
          title={text("kit.failed.title")}
          error={list.error}
          onAgain={() => void list.refetch()}
        />
      )}
      {records?.length === 0 && (
        <p className={classes.calm}>{nothing ?? text("insights.dashboard.latestNothing")}</p>
      )}
      {records !== undefined && records.length > 0 && (
        <ul className={classes.next}>
          {records.map(({ id, name, href, detail, at }) => (
            <li key={id}>
              <AppLink className={classes.post} href={href}>
                {name}
              </AppLink>
              <span className={classes.quiet}>
                {detail} · {formatMoment(at, language)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
