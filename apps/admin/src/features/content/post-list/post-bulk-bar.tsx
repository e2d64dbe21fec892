import type { Selection } from "@polyphon/admin-kit/bulk/use-selection.ts";
import { BulkBar, BulkVerb } from "@polyphon/ui/data/list/bulk-bar.tsx";
import { IconChecks, IconCopy, IconEdit, IconTrash } from "@tabler/icons-react";
import { holds, useAccount } from "../../../shared/session/account.ts";
import { useText } from "../../../shared/text/use-text.ts";
import type { AskedOfPosts } from "./dialogs/asked-of-posts.ts";
import type { ChosenPost } from "./post-row.ts";

const look = { size: 15, stroke: 1.7, "aria-hidden": true } as const;

export interface PostBulkBarProps {
  selection: Selection<ChosenPost>;
  onAsk: (asked: AskedOfPosts) => void;
}

/** The actions for all selected posts. */
export function PostBulkBar({ selection, onAsk }: PostBulkBarProps) {
  const { text } = useText();
  const account = useAccount();
  const { rows } = selection;
  if (rows.length === 0) return null;
  const waiting = rows.filter(({ status }) => status !== "PUBLISHED");
  return (
    <BulkBar
      label={text("content.list.bulkBar")}
      count={text("content.list.selected", { count: rows.length })}
      selectAll={selection.selectAll}
      clearLabel={text("content.list.clearSelection")}
      onClear={selection.clear}
    >
      {holds(account, "edit_post") && (
        <BulkVerb icon={<IconEdit {...look} />} onPress={() => onAsk({ what: "change", rows })}>
          {text("content.list.massUpdate")}
        </BulkVerb>
      )}
      {holds(account, "duplicate_post") && (
        <BulkVerb icon={<IconCopy {...look} />} onPress={() => onAsk({ what: "duplicate", rows })}>
          {text("content.list.duplicate")}
        </BulkVerb>
      )}
      {waiting.length > 0 && holds(account, "list_wizard_post") && (
        <BulkVerb icon={<IconChecks {...look} />} onPress={() => onAsk({ what: "approve", rows: waiting })}>
          {text("content.list.approve")}
        </BulkVerb>
      )}
      {holds(account, "edit_post") && (
        <BulkVerb icon={<IconTrash {...look} />} danger onPress={() => onAsk({ what: "remove", rows })}>
          {text("content.list.remove")}
        </BulkVerb>
      )}
    </BulkBar>
  );
}
