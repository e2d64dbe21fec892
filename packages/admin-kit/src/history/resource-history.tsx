import { Button } from "@mantine/core";
import type { RowChange } from "@polyphon/contract/kit/resource/resource.ts";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { itemsOf, usePages } from "@polyphon/web/api/use-pages.ts";
import { IconArrowRight } from "@tabler/icons-react";
import { useKit } from "../kit/kit-context.tsx";
import type { KitPast } from "../kit/kit-resource.ts";
import { LoadFailed } from "../failure/load-failed.tsx";
import classes from "./resource-history.module.css";
import { resourceText } from "../kit/resource-text.ts";
import { storedWords } from "./stored-words.ts";

const PAGE = 20;

function Changes({ resource, change }: { resource: KitPast; change: RowChange }) {
  const kit = useKit();
  const words = resourceText(kit, resource);
  const side = (field: string, value: string | null) =>
    value === null || value === "" ? (
      <i className={classes.nothing}>{kit.text("kit.history.empty")}</i>
    ) : (
      storedWords(kit, resource, field, value)
    );
  return (
    <dl className={classes.changes}>
      {change.changes.map(({ field, before, after }) => (
        <div key={field} className={classes.change}>
          <dt>{field in resource.fields ? words.field(field) : field}</dt>
          <dd>
            {change.action !== "ADDED" && (
              <>
                <del className={classes.before}>{side(field, before)}</del>
                <IconArrowRight
                  size={14}
                  className={classes.arrow}
                  aria-label={kit.text("kit.history.becomes")}
                />
              </>
            )}
            <ins className={classes.after}>{side(field, after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Who changed what and when, the newest first. */
export function ResourceHistory({ resource, id }: { resource: KitPast; id: number }) {
  const kit = useKit();
  const found = usePages(resource.history, { id, limit: PAGE }, { staleTime: 0 });
  const changes = itemsOf(found.data);
  if (found.isPending) return <SkeletonRows label={kit.text("kit.history.loading")} rows={4} />;
  if (found.isError && changes.length === 0)
    return (
      <LoadFailed
        title={kit.text("kit.history.failed")}
        error={found.error}
        onAgain={() => void found.refetch()}
        compact
      />
    );
  if (changes.length === 0) return <p className={classes.none}>{kit.text("kit.history.none")}</p>;
  return (
    <>
      <ol className={classes.list}>
        {changes.map((change) => (
          <li key={change.id} className={classes.entry}>
            <p className={classes.who}>
              <b>{kit.text(`kit.history.${change.action}`)}</b>{" "}
              {kit.text("kit.history.by", {
                who: change.who ?? kit.text("kit.history.nobody"),
                moment: kit.moment(change.at),
              })}
            </p>
            {change.changes.length > 0 && <Changes resource={resource} change={change} />}
          </li>
        ))}
      </ol>
      {found.hasNextPage && (
        <Button
          variant="default"
          loading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {kit.text("kit.history.older")}
        </Button>
      )}
    </>
  );
}
