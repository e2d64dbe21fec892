import { violationsOf } from "@polyphon/admin-kit/failure/violation-text.ts";
import { addRoleAssignment, editRoleAssignment } from "@polyphon/contract/people/roles.contract.ts";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useCommand, useRefreshed } from "@polyphon/web/api/use-endpoint.ts";
import { useRecordForm } from "@polyphon/web/form/use-record-form.ts";
import { useState } from "react";
import { useNotify } from "../../../../shared/notices/notices.tsx";
import { useText } from "../../../../shared/text/use-text.ts";
import {
  type AssignmentDraft,
  draftOf,
  fieldName,
  inputOf,
  type StoredAssignment,
} from "./assignment-draft.ts";
import type { RoleChoice } from "../role-choice.ts";

interface FormDeps {
  readonly stored: StoredAssignment | undefined;
  readonly role: RoleChoice | undefined;
  readonly onDone: () => void;
  readonly onReload: () => void;
}

/** A violation may name an item of a list, such as `notificationEmails.2`, which belongs to the field. */
const byField = (found: readonly (readonly [string, string])[]): Record<string, string> =>
  Object.fromEntries(found.map(([field, message]) => [field.split(".")[0] ?? field, message]).toReversed());

export function useAssignmentForm({ stored, role, onDone, onReload }: FormDeps) {
  const { text } = useText();
  const notify = useNotify();
  const refreshed = useRefreshed();
  const storedOf = (found: StoredAssignment | undefined) => ({
    version: found?.version ?? null,
    values: draftOf(found, role?.id ?? null),
  });
  const record = useRecordForm(storedOf(stored));
  const { values: draft, changed } = record;
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failed, setFailed] = useState<unknown>(null);
  const add = useCommand(addRoleAssignment);
  const edit = useCommand(editRoleAssignment);

  const change = <K extends keyof AssignmentDraft>(key: K, value: AssignmentDraft[K]) => {
    record.change({ [key]: value });
    setErrors(({ [fieldName(key)]: _gone, ...others }) => others);
  };

  const write = async (input: ReturnType<typeof inputOf>) => {
    const { accountId, roleId, ...fields } = input;
    if (stored)
      return edit.mutateAsync({ ...fields, id: stored.id, version: record.version ?? stored.version });
    return add.mutateAsync({ ...fields, accountId: accountId ?? 0, roleId: roleId ?? 0 });
  };

  /** False when a fault must be fixed first. */
  const save = async (): Promise<boolean> => {
    const input = inputOf(draft);
    const parsed = addRoleAssignment.input.safeParse(input);
    setFailed(null);
    if (!parsed.success) {
      setErrors(byField(Object.entries(violationsOf(parsed.error, text))));
      return false;
    }
    try {
      await write(input);
    } catch (error) {
      const violations = problemOf(error)?.violations ?? [];
      setErrors(byField(violations.map(({ field, message }) => [field, message] as const)));
      setFailed(error);
      return false;
    }
    await refreshed();
    const name = draft.account?.name ?? "";
    notify({
      tone: "ok",
      text: stored ? text("people.assignments.saved") : text("people.assignments.added", { name }),
    });
    onDone();
    return true;
  };

  const acceptNewer = () => {
    record.acceptNewer();
    onReload();
    setFailed(null);
  };

  const { merged } = record;
  const busy = add.isPending || edit.isPending;
  return { draft, change, changed, merged, acceptNewer, errors, failed, busy, save };
}

export type AssignmentFormState = ReturnType<typeof useAssignmentForm>;
