import { Drawer } from "@mantine/core";
import { ConfirmDialog } from "@polyphon/admin-kit/confirm-dialog.tsx";
import { LoadFailed } from "@polyphon/admin-kit/load-failed.tsx";
import { getRoleAssignment } from "@polyphon/contract/people/roles.contract.ts";
import { SkeletonRows } from "@polyphon/ui/feedback/skeleton-rows.tsx";
import { useEndpoint } from "@polyphon/web/use-endpoint.ts";
import { useCallback, useRef, useState } from "react";
import { UnsavedGuard } from "../../shared/unsaved-guard.tsx";
import { useText } from "../../shared/use-text.ts";
import classes from "./assignment-form.module.css";
import { AssignmentForm } from "./assignment-form.tsx";
import { personName } from "./assignment-columns.tsx";
import type { RoleChoice } from "./role-choice.ts";

export interface AssignmentDrawerProps {
  target: number | "new";
  roles: readonly RoleChoice[];
  /** The role that the list is about: a new assignment starts with it. */
  role: RoleChoice | undefined;
  onClose: () => void;
}

export function AssignmentDrawer({ target, roles, role, onClose }: AssignmentDrawerProps) {
  const { text } = useText();
  const unsaved = useRef(false);
  const [asking, setAsking] = useState(false);
  const adding = target === "new";
  const found = useEndpoint(
    getRoleAssignment,
    { id: adding ? 0 : target },
    { enabled: !adding, staleTime: 0, refetchOnWindowFocus: false },
  );
  const noteDirty = useCallback((dirty: boolean) => {
    unsaved.current = dirty;
  }, []);
  const leave = () => {
    unsaved.current = false;
    onClose();
  };
  const close = () => {
    // One turn later, or the Escape that asks would answer the question as well.
    if (unsaved.current) setTimeout(() => setAsking(true));
    else onClose();
  };
  const stored = adding ? undefined : found.data;

  return (
    <>
      <UnsavedGuard when={() => unsaved.current} />
      <Drawer.Root
        opened
        onClose={close}
        position="right"
        size={520}
        classNames={{ content: classes.content ?? "", body: classes.body ?? "" }}
      >
        <Drawer.Overlay />
        <Drawer.Content>
          <div className={classes.head}>
            <Drawer.Title>
              {stored
                ? text("people.assignment.editTitle", { name: personName(stored) })
                : text("people.assignment.addTitle")}
            </Drawer.Title>
            <Drawer.CloseButton aria-label={text("kit.form.close")} />
          </div>
          <Drawer.Body>
            {!adding && found.isPending && <SkeletonRows label={text("kit.list.loading")} rows={6} />}
            {!adding && found.isError && (
              <LoadFailed
                title={text("kit.failed.record")}
                error={found.error}
                onAgain={() => void found.refetch()}
              />
            )}
            {(adding || stored !== undefined) && (
              <AssignmentForm
                key={stored === undefined ? "new" : `${stored.id} ${stored.version}`}
                stored={stored}
                roles={roles}
                role={role}
                onDone={leave}
                onCancel={close}
                onReload={() => void found.refetch()}
                onDirty={noteDirty}
              />
            )}
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
      <ConfirmDialog
        opened={asking}
        title={text("kit.leave.title")}
        yesLabel={text("kit.leave.yes")}
        cancelLabel={text("kit.leave.cancel")}
        onYes={leave}
        onCancel={() => setAsking(false)}
      >
        {text("kit.leave.text")}
      </ConfirmDialog>
    </>
  );
}
