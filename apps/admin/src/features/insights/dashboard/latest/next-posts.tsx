import { listPosts } from "@polyphon/contract/content/content.contract.ts";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { AppLink } from "../../../../shared/address/app-link.tsx";
import { formatMoment } from "../../../../shared/time/format-time.ts";
import { screenHref } from "../../../../shared/address/screen-href.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import classes from "../dashboard.module.css";

const SHOWN = 5;

/** What employees will see next; called first only when every scheduled post was read. */
export function NextPosts() {
  const { text, language } = useText();
  const { data } = useEndpoint(listPosts, { state: "scheduled", limit: 100 });
  const soonest = (data?.items ?? []).toSorted((one, other) =>
    (one.publishAt ?? "").localeCompare(other.publishAt ?? ""),
  );
  if (data === undefined || data.next !== null) return null;
  return (
    <Card title={text("insights.dashboard.next")} divided>
      {soonest.length === 0 ? (
        <p className={classes.quiet}>{text("insights.dashboard.nextNothing")}</p>
      ) : (
        <ul className={classes.next}>
          {soonest.slice(0, SHOWN).map(({ id, title, publishAt, categoryName }) => (
            <li key={id}>
              <AppLink className={classes.post} href={screenHref("/admin/view-post/:id", { id })}>
                {title}
              </AppLink>
              <span className={classes.detail}>
                {publishAt !== null && formatMoment(publishAt, language)} · {categoryName}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
