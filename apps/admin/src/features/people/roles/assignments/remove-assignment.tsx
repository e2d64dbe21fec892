import { ConfirmDialog } from "@polyphon/admin-kit/dialog/confirm-dialog.tsx";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { removeRoleAssignment } from "@polyphon/contract/people/roles.contract.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useCommand, useRefreshed } from "@polyphon/web/api/use-endpoint.ts";
import { useNotify } from "../../../../shared/notices/notices.tsx";
import { useText } from "../../../../shared/text/use-text.ts";
import { type AssignmentRow, personName } from "./assignment-columns.tsx";
import { roleLabel } from "../role-label.ts";

/** Asks before somebody loses a role. */
export function RemoveAssignment({ row, onDone }: { row: AssignmentRow | null; onDone: () => void }) {
  const { text } = useText();
  const notify = useNotify();
  const refreshed = useRefreshed();
  const remove = useCommand(removeRoleAssignment);
  const close = () => {
    remove.reset();
    onDone();
  };
  const name = row ? personName(row) : "";
  const yes = async () => {
    if (!row) return;
    try {
      await remove.mutateAsync({ id: row.id });
    } catch {
      // The dialog stays open and shows the refusal from the mutation.
      return;
    }
    await refreshed();
    notify({ tone: "ok", text: text("people.assignments.removed", { name }) });
    close();
  };
  return (
    <ConfirmDialog
      opened={row !== null}
      title={text("people.assignments.removeTitle", {
        name,
        role: row ? roleLabel({ userType: row.userType, name: row.role.name }, text) : "",
      })}
      yesLabel={text("people.assignments.removeYes")}
      cancelLabel={text("kit.remove.cancel")}
      danger
      busy={remove.isPending}
      onYes={() => void yes()}
      onCancel={close}
    >
      {text("people.assignments.removeText")}
      {remove.isError && (
        <NoticeStrip tone="bad">
          {problemOf(remove.error)?.error === "in_use"
            ? text("people.assignments.lastSuperAdmin")
            : failureText(remove.error, text).text}
        </NoticeStrip>
      )}
    </ConfirmDialog>
  );
}
