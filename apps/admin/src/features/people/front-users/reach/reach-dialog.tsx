import { GroupDialog } from "./group-dialog.tsx";
import { InviteDialog, type ReachDialogProps } from "./invite-dialog.tsx";
import type { ReachAction } from "./reach-actions.tsx";
import { WriteDialog } from "./write-dialog.tsx";

const dialogs = { WRITE: WriteDialog, GROUP: GroupDialog, INVITE: InviteDialog } as const;

export function ReachDialog({ action, ...props }: ReachDialogProps & { action: ReachAction }) {
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}
