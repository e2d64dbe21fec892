import type { RowAction } from "@polyphon/contract/kit/resource/resource.ts";
import { BulkBar, BulkVerb } from "@polyphon/ui/data/list/bulk-bar.tsx";
import { IconPlayerPause, IconPlayerPlay, IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useKit } from "../kit/kit-context.tsx";
import type { KitResource, ResourceRow } from "../kit/kit-resource.ts";
import type { Selection } from "./use-selection.ts";

const icons: Readonly<Record<RowAction, ReactNode>> = {
  activate: <IconPlayerPlay size={15} stroke={1.7} aria-hidden />,
  deactivate: <IconPlayerPause size={15} stroke={1.7} aria-hidden />,
  remove: <IconTrash size={15} stroke={1.7} aria-hidden />,
};

export interface ResourceBulkBarProps {
  resource: KitResource;
  selection: Selection;
  onAct: (action: RowAction, rows: readonly ResourceRow[]) => void;
}

/** What can be done to all ticked rows. */
export function ResourceBulkBar({ resource, selection, onAct }: ResourceBulkBarProps) {
  const { text } = useKit();
  const { rows, selectAll } = selection;
  if (rows.length === 0) return null;
  return (
    <BulkBar
      label={text("kit.bulk.bar")}
      count={text("kit.bulk.count", { count: rows.length })}
      selectAll={selectAll}
      clearLabel={text("kit.bulk.clear")}
      onClear={selection.clear}
    >
      {resource.actions.map((action) => (
        <BulkVerb
          key={action}
          icon={icons[action]}
          danger={action === "remove"}
          onPress={() => onAct(action, rows)}
        >
          {text(`kit.act.${action}.verb`)}
        </BulkVerb>
      ))}
    </BulkBar>
  );
}
