import type { RowAction } from "@polyphon/contract/kit/resource/resource.ts";
import { FormattedText } from "@polyphon/ui/text/formatted-text.tsx";
import { useCommand, useRefreshed } from "@polyphon/web/api/use-endpoint.ts";
import { type ReactNode, useState } from "react";
import type { ActOutcome } from "./act-in-parts.ts";
import { useParts } from "./use-parts.tsx";
import { ConfirmDialog } from "../dialog/confirm-dialog.tsx";
import { OutcomeDialog } from "./outcome-dialog.tsx";
import { isTyped, TypedWord } from "../dialog/typed-word.tsx";
import { FailureNotice } from "../failure/failure-notice.tsx";
import { useKit } from "../kit/kit-context.tsx";
import { callOf, type KitResource, type ResourceRow } from "../kit/kit-resource.ts";
import { rowName } from "../row/row-name.ts";

export interface AskedAction {
  readonly action: RowAction;
  readonly rows: readonly ResourceRow[];
}

/** What a resource asks for and shows beside the usual question. */
export interface ActExtras {
  readonly renderEffect?: (asked: AskedAction) => ReactNode;
  /** What must be typed first; undefined for an action that is easily undone. */
  readonly typedWord?: (asked: AskedAction) => string | undefined;
}

export interface ActDialogProps extends AskedAction {
  resource: KitResource;
  extras?: ActExtras | undefined;
  /** `done` are the ids of rows that were acted on. */
  onClose: (done: readonly number[]) => void;
}

/**
 * One row is deleted by its own call, which may need a smaller permission; everything else goes row by row, in parts.
 */
function useAct(resource: KitResource, { action, rows }: AskedAction) {
  const act = useCommand(resource.act);
  const remove = useCommand(resource.remove);
  const parts = useParts(rows);
  const [only] = rows;
  const alone = action === "remove" && rows.length === 1 && only !== undefined;
  const run = async (): Promise<ActOutcome | null> => {
    if (!alone) return parts.run((ids) => act.mutateAsync(callOf({ ids, action })));
    const removed = await remove.mutateAsync(callOf({ id: only.id })).catch(() => null);
    return removed && { done: [only.id], refused: [] };
  };
  return { run, parts, busy: act.isPending || remove.isPending, error: alone ? remove.error : act.error };
}

/** Asks before rows are deleted or switched, and names those that the server refused. */
export function ActDialog({ resource, action, rows, extras, onClose }: ActDialogProps) {
  const kit = useKit();
  const refreshed = useRefreshed();
  const { run, parts, busy, error } = useAct(resource, { action, rows });
  const [outcome, setOutcome] = useState<ActOutcome | null>(null);
  const [typed, setTyped] = useState("");
  const word = extras?.typedWord?.({ action, rows });
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
    const answer = await run();
    // The dialog stays open and shows why the call failed.
    if (answer === null) return;
    await refreshed();
    const { done, refused } = answer;
    if (done.length > 0)
      kit.notify({ tone: "ok", text: kit.text(`kit.act.${action}.done`, { count: done.length }) });
    if (refused.length === 0) onClose(done);
    else setOutcome(answer);
  };

  if (outcome)
    return (
      <OutcomeDialog
        title={kit.text("kit.act.refused", { count: outcome.refused.length })}
        refused={outcome.refused}
        nameOf={nameOf}
        onClose={() => onClose(outcome.done)}
      />
    );
  return (
    <ConfirmDialog
      opened
      title={kit.text(rows.length === 1 ? `kit.act.${action}.one` : `kit.act.${action}.many`, values)}
      yesLabel={kit.text(`kit.act.${action}.yes`)}
      cancelLabel={kit.text("kit.remove.cancel")}
      danger={action === "remove"}
      busy={busy}
      yesDisabled={word !== undefined && !isTyped(word, typed)}
      onYes={() => void yes()}
      onCancel={() => onClose(parts.sofar.done)}
    >
      <FormattedText>
        {kit.label(`${resource.module}.${resource.name}.act.${action}`) ?? kit.text(`kit.act.${action}.text`)}
      </FormattedText>
      {extras?.renderEffect?.({ action, rows })}
      {word !== undefined && <TypedWord word={word} value={typed} onChange={setTyped} />}
      {parts.progress}
      {error !== null && <FailureNotice error={error} />}
    </ConfirmDialog>
  );
}
