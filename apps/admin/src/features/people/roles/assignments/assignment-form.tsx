import { Button } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { FormFailure } from "@polyphon/admin-kit/failure/form-failure.tsx";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { SaveBar } from "@polyphon/ui/layout/page/save-bar.tsx";
import { type FormEvent, useEffect, useRef } from "react";
import { useText } from "../../../../shared/text/use-text.ts";
import type { StoredAssignment } from "./assignment-draft.ts";
import { AssignmentFields } from "./assignment-fields.tsx";
import classes from "./assignment-form.module.css";
import type { RoleChoice } from "../role-choice.ts";
import { useAssignmentForm } from "./use-assignment-form.ts";

export interface AssignmentFormProps {
  stored: StoredAssignment | undefined;
  roles: readonly RoleChoice[];
  role: RoleChoice | undefined;
  onDone: () => void;
  onCancel: () => void;
  onReload: () => void;
  onDirty: (dirty: boolean) => void;
}

export function AssignmentForm(props: AssignmentFormProps) {
  const { stored, roles, onDirty } = props;
  const { text } = useText();
  const body = useRef<HTMLFormElement>(null);
  const form = useAssignmentForm(props);
  const readOnly = stored !== undefined && !stored.can.change;
  const dirty = form.changed.length > 0;
  const faults = Object.keys(form.errors).length;
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  // A drawer focuses its close button, but a form should start in its first field.
  useEffect(() => body.current?.querySelector<HTMLElement>("input:not([disabled])")?.focus(), []);
  useHotkeys([["mod+S", () => body.current?.requestSubmit()]], []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (form.busy || readOnly || (await form.save())) return;
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  };
  return (
    <form ref={body} className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <div className={classes.fields}>
        {readOnly && <NoticeStrip tone="info">{text("people.assignment.readOnly")}</NoticeStrip>}
        <FormFailure error={form.failed} merged={form.merged} onReload={form.acceptNewer} />
        <fieldset className={classes.plain} disabled={readOnly}>
          <AssignmentFields form={form} stored={stored} roles={roles} />
        </fieldset>
      </div>
      {!readOnly && (
        <SaveBar
          label={text("kit.form.bar")}
          tone={faults > 0 ? "bad" : dirty ? "changed" : "idle"}
          status={
            faults > 0
              ? text("kit.form.faults", { count: faults })
              : dirty
                ? text("kit.form.changes", { count: form.changed.length })
                : text("kit.form.unchanged")
          }
          actions={
            <>
              <Button variant="default" onClick={props.onCancel}>
                {text(dirty ? "kit.form.discard" : "kit.form.cancel")}
              </Button>
              <Button type="submit" loading={form.busy} disabled={!dirty}>
                {text(stored ? "kit.form.save" : "kit.form.add")}
              </Button>
            </>
          }
        />
      )}
    </form>
  );
}
