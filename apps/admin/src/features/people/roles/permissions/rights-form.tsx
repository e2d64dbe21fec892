import { Button } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { FormFailure } from "@polyphon/admin-kit/failure/form-failure.tsx";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { listRoles } from "@polyphon/contract/people/roles.contract.ts";
import { type PermissionKey, permissionKeys } from "@polyphon/contract/permissions.ts";
import { defaultRights, menuRights } from "@polyphon/rules/identity/roles/default-rights.ts";
import { changeOfRights } from "@polyphon/rules/people/roles/role-rights.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { PageFrame } from "@polyphon/ui/layout/page/page-frame.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { SaveBar } from "@polyphon/ui/layout/page/save-bar.tsx";
import { useRecordForm } from "@polyphon/web/form/use-record-form.ts";
import { useState } from "react";
import { UnsavedGuard } from "../../../../shared/form/unsaved-guard.tsx";
import { useText } from "../../../../shared/text/use-text.ts";
import { RightsAreas } from "./rights-areas.tsx";
import { RightsDialog } from "./rights-dialog.tsx";
import { keysIn, rightsOf, setKeys, storedOf } from "./rights-draft.ts";
import classes from "./rights-form.module.css";
import { roleLabel } from "../role-label.ts";
import { useSaveRights } from "./use-save-rights.ts";

export type Role = OutputOf<typeof listRoles>["items"][number];

export interface RightsFormProps {
  role: Role;
  mayGive: ReadonlySet<PermissionKey>;
  /** Refetches the role after somebody else changed it. */
  onReload: () => void;
}

export function RightsForm({ role, mayGive, onReload }: RightsFormProps) {
  const { text } = useText();
  const everything = !role.can.edit;
  const record = useRecordForm(storedOf(role));
  const start = keysIn(record.stored);
  const chosen = keysIn(record.values);
  const setChosen = (next: ReadonlySet<PermissionKey>) => record.change(rightsOf(next));
  const [asking, setAsking] = useState(false);
  const change = changeOfRights([...start], [...chosen]);
  const count = change.given.length + change.taken.length;
  const saving = useSaveRights(role.id, () => {
    record.markSaved();
    setAsking(false);
  });
  const acceptNewer = () => {
    record.acceptNewer();
    onReload();
    saving.clear();
    setAsking(false);
  };
  const review = () => {
    if (count === 0) return;
    saving.clear();
    setAsking(true);
  };
  useHotkeys([["mod+S", review]], []);
  const name = roleLabel(role, text);
  const locked = everything ? 0 : permissionKeys.filter((key) => !mayGive.has(key)).length;
  const inMenu = menuRights(role.userType);
  const toDefault = () => {
    const wanted = new Set(defaultRights(role.userType));
    const cleared = setKeys(chosen, permissionKeys, false, mayGive);
    setChosen(setKeys(cleared, [...wanted], true, mayGive));
  };

  return (
    <PageFrame
      head={
        <PageHead
          title={name}
          sub={text("people.rights.sub", {
            held: chosen.size,
            all: permissionKeys.length,
            count: role.people,
          })}
          actions={
            role.can.edit && (
              <Button variant="default" onClick={toDefault}>
                {text("people.rights.toDefault")}
              </Button>
            )
          }
        />
      }
    >
      <UnsavedGuard when={record.isDirty} />
      <FormFailure error={null} merged={record.merged} onReload={acceptNewer} />
      {(everything || locked > 0) && (
        <div className={classes.notes}>
          <NoticeStrip tone="info">
            {everything ? text("people.rights.fixed") : text("people.rights.lockedMany", { count: locked })}
          </NoticeStrip>
        </div>
      )}
      <RightsAreas
        start={start}
        chosen={chosen}
        inMenu={inMenu}
        mayChange={everything ? new Set() : mayGive}
        onSet={(keys, on) => setChosen(setKeys(chosen, keys, on, mayGive))}
      />
      {role.can.edit && (
        <SaveBar
          label={text("kit.form.bar")}
          tone={count > 0 ? "changed" : "idle"}
          status={count > 0 ? text("kit.form.changes", { count }) : text("kit.form.unchanged")}
          detail={
            count > 0
              ? text("people.rights.summary", { given: change.given.length, taken: change.taken.length })
              : undefined
          }
          actions={
            <>
              {count > 0 && (
                <Button variant="default" onClick={record.reset}>
                  {text("kit.form.discard")}
                </Button>
              )}
              <Button disabled={count === 0} onClick={review}>
                {text("people.rights.review")}
              </Button>
            </>
          }
        />
      )}
      <RightsDialog
        opened={asking}
        role={name}
        people={role.people}
        change={change}
        inMenu={inMenu}
        saving={saving}
        onYes={() => void saving.save([...chosen], record.version ?? role.version)}
        onCancel={() => setAsking(false)}
        onReload={acceptNewer}
      />
    </PageFrame>
  );
}
