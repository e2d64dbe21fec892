import { ConfirmDialog } from "@polyphon/admin-kit/dialog/confirm-dialog.tsx";
import { useText } from "../../../../shared/text/use-text.ts";
import type { ChosenPost } from "../post-row.ts";
import classes from "../post-list.module.css";

export interface RefusedPostsProps {
  refused: readonly { readonly id: number; readonly description: string }[];
  rows: readonly ChosenPost[];
  onClose: () => void;
}

/** Posts that were not changed, each with its reason. */
export function RefusedPosts({ refused, rows, onClose }: RefusedPostsProps) {
  const { text } = useText();
  return (
    <ConfirmDialog
      opened
      title={text("content.act.refused", { count: refused.length })}
      cancelLabel={text("content.act.close")}
      onCancel={onClose}
    >
      <ul className={classes.refused}>
        {refused.map(({ id, description }) => (
          <li key={id}>
            <b>{rows.find((row) => row.id === id)?.title ?? id}</b> {description}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
