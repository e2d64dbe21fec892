import { Button } from "@mantine/core";
import { ConfirmDialog } from "@polyphon/admin-kit/dialog/confirm-dialog.tsx";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import type { PermissionKey } from "@polyphon/contract/permissions.ts";
import type { RightsChange } from "@polyphon/rules/people/roles/role-rights.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import classes from "./rights-form.module.css";
import type { SavingRights } from "./use-save-rights.ts";

export interface RightsDialogProps {
  opened: boolean;
  role: string;
  people: number;
  change: RightsChange;
  inMenu: ReadonlySet<PermissionKey>;
  saving: SavingRights;
  onYes: () => void;
  onCancel: () => void;
  onReload: () => void;
}

function Names({ title, keys }: { title: string; keys: readonly PermissionKey[] }) {
  const { text } = useText();
  if (keys.length === 0) return null;
  return (
    <div>
      <b className={classes.listTitle}>{title}</b>
      <ul className={classes.list}>
        {keys.map((key) => (
          <li key={key}>{text(`people.permissions.${key}`)}</li>
        ))}
      </ul>
    </div>
  );
}

/** What changes and whom it affects, before it is saved. */
export function RightsDialog(props: RightsDialogProps) {
  const { text } = useText();
  const { given, taken } = props.change;
  const lost = taken.filter((key) => props.inMenu.has(key)).length;
  const { failed } = props.saving;
  return (
    <ConfirmDialog
      opened={props.opened}
      title={text("people.rights.dialogTitle", { role: props.role })}
      yesLabel={text("people.rights.yes")}
      cancelLabel={text("kit.form.cancel")}
      busy={props.saving.busy}
      onYes={props.onYes}
      onCancel={props.onCancel}
    >
      <Names title={text("people.rights.dialogGiven", { count: given.length })} keys={given} />
      <Names title={text("people.rights.dialogTaken", { count: taken.length })} keys={taken} />
      {lost > 0 && <NoticeStrip tone="warn">{text("people.rights.losesMenu", { count: lost })}</NoticeStrip>}
      <p className={classes.affected}>{text("people.rights.affected", { count: props.people })}</p>
      {failed !== null && (
        <NoticeStrip
          tone="bad"
          action={
            problemOf(failed)?.error === "edited_meanwhile" && (
              <Button variant="default" size="xs" onClick={props.onReload}>
                {text("kit.form.newer")}
              </Button>
            )
          }
        >
          {failureText(failed, text).text}
        </NoticeStrip>
      )}
    </ConfirmDialog>
  );
}
