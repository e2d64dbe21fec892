import type { RowAction } from "@polyphon/contract/kit/resource.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { FormattedText } from "@polyphon/ui/text/formatted-text.tsx";
import { useCommand } from "@polyphon/web/use-endpoint.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import classes from "./act-dialog.module.css";
import { failureText } from "./failure-text.ts";
import { useKit } from "./kit-context.tsx";
import { callOf, type KitResource, type ResourceRow } from "./kit-resource.ts";
import { refreshResource } from "./refresh-resource.ts";
import { rowName } from "./row-name.ts";

export interface AskedAction {
  readonly action: RowAction;
  readonly rows: readonly ResourceRow[];
}

export interface ActDialogProps extends AskedAction {
  resource: KitResource;
  /** `done` are the ids of rows that were acted on. */
  onClose: (done: readonly number[]) => void;
}

interface Outcome {
  readonly done: readonly number[];
  readonly refused: readonly { readonly id: number; readonly description: string }[];
}

/** One row is deleted by its own call, whose right may be a smaller one; everything else goes row by row in one call. */
function useAct(resource: KitResource, { action, rows }: AskedAction) {
  const act = useCommand(resource.act);
  const remove = useCommand(resource.remove);
  const [only] = rows;
  const alone = action === "remove" && rows.length === 1 && only !== undefined;
  const run = async (): Promise<Outcome> => {
    if (!alone) return act.mutateAsync(callOf({ ids: rows.map(({ id }) => id), action }));
    await remove.mutateAsync(callOf({ id: only.id }));
    return { done: [only.id], refused: [] };
  };
  return { run, busy: act.isPending || remove.isPending, error: alone ? remove.error : act.error };
}

/** Asks before rows are deleted or switched, and names those that the server refused. */
export function ActDialog({ resource, action, rows, onClose }: ActDialogProps) {
  const kit = useKit();
  const queries = useQueryClient();
  const { run, busy, error } = useAct(resource, { action, rows });
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [only] = rows;
  const values = {
    count: rows.length,
    name: only ? rowName(resource, only) : "",
  };
  const nameOf = (id: number) => {
    const row = rows.find((one) => one.id === id);
    return row ? rowName(resource, row) : String(id);
  };
  const yes = async () => {
    let answer: Outcome;
    try {
      answer = await run();
    } catch {
      // The dialog stays open and shows the refusal of the call.
      return;
    }
    await refreshResource(queries, resource);
    const { done, refused } = answer;
    if (done.length > 0)
      kit.notify({ tone: "ok", text: kit.text(`kit.act.${action}.done`, { count: done.length }) });
    if (refused.length === 0) onClose(done);
    else setOutcome(answer);
  };

  if (outcome)
    return (
      <ConfirmDialog
        opened
        title={kit.text("kit.act.refused", { count: outcome.refused.length })}
        cancelLabel={kit.text("kit.form.close")}
        onCancel={() => onClose(outcome.done)}
      >
        <ul className={classes.refused}>
          {outcome.refused.map(({ id, description }) => (
            <li key={id}>
              <b>{nameOf(id)}</b> {description}
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      opened
      title={kit.text(rows.length === 1 ? `kit.act.${action}.one` : `kit.act.${action}.many`, values)}
      yesLabel={kit.text(`kit.act.${action}.yes`)}
      cancelLabel={kit.text("kit.remove.cancel")}
      danger={action === "remove"}
      busy={busy}
      onYes={() => void yes()}
      onCancel={() => onClose([])}
    >
      <FormattedText>
        {kit.label(`${resource.module}.${resource.name}.act.${action}`) ?? kit.text(`kit.act.${action}.text`)}
      </FormattedText>
      {error !== null && <NoticeStrip tone="bad">{failureText(error, kit.text).text}</NoticeStrip>}
    </ConfirmDialog>
  );
}
