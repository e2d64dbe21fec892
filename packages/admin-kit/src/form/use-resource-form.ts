import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useCommand, useRefreshed } from "@polyphon/web/api/use-endpoint.ts";
import { useRecordForm } from "@polyphon/web/form/use-record-form.ts";
import { useEffect, useMemo, useState } from "react";
import { type FormValues, isAsked, sentValues, startValues } from "./form-values.ts";
import { useKit } from "../kit/kit-context.tsx";
import { callOf, type KitResource, type ResourceRow } from "../kit/kit-resource.ts";
import { violationsOf } from "../failure/violation-text.ts";
import type { Widget } from "../widgets/widget.ts";

export interface ResourceFormProps {
  resource: KitResource;
  widgets: Readonly<Record<string, Widget>>;
  /** The row to edit; without it a new one is added. */
  row: ResourceRow | undefined;
  onDone: (saved: ResourceRow) => void;
  onCancel: () => void;
  onReload: () => void;
  onDirty: (dirty: boolean) => void;
}

type Faults = Readonly<Record<string, string>>;

/** A mistake inside a list is shown at the list's field. */
function byField(entries: readonly (readonly [string, string])[]): Faults {
  const found: Record<string, string> = {};
  for (const [path, message] of entries) found[path.split(".")[0] ?? path] ??= message;
  return found;
}

/** The state of one form: the values, the changes, the faults, and saving. */
export function useResourceForm({ resource, widgets, row, onDone, onReload, onDirty }: ResourceFormProps) {
  const kit = useKit();
  const refreshed = useRefreshed();
  const form = useMemo(() => ({ fields: resource.fields, widgets }), [resource, widgets]);
  const storedOf = (found: ResourceRow | undefined) => ({
    version: found?.version ?? null,
    values: startValues(form, found) as FormValues,
  });
  const record = useRecordForm(storedOf(row), (values) => sentValues(form, values));
  const { values, version, dirty } = record;
  const [faults, setFaults] = useState<Faults>({});
  const [failed, setFailed] = useState<unknown>(null);
  const [busyFields, setBusyFields] = useState<ReadonlySet<string>>(new Set());
  const add = useCommand(resource.add);
  const edit = useCommand(resource.edit);

  useEffect(() => onDirty(dirty), [dirty, onDirty]);

  const change = (name: string, value: unknown) => {
    record.change({ [name]: value });
    setFaults(({ [name]: _mended, ...rest }) => rest);
  };
  const setBusy = (name: string, busy: boolean) =>
    setBusyFields((now) => {
      const next = new Set(now);
      if (busy) next.add(name);
      else next.delete(name);
      return next;
    });

  /** True where the row is stored; otherwise faults or a failure say why not. */
  const save = async (): Promise<boolean> => {
    const sent = sentValues(form, values);
    const parsed = resource.value.safeParse(sent);
    setFailed(null);
    setFaults(parsed.success ? {} : byField(Object.entries(violationsOf(parsed.error, kit.text))));
    if (!parsed.success) return false;
    try {
      const saved = row
        ? await edit.mutateAsync(callOf({ ...sent, id: row.id, version }))
        : await add.mutateAsync(callOf(sent));
      await refreshed();
      kit.notify({ tone: "ok", text: kit.text(row ? "kit.form.saved" : "kit.form.added") });
      onDone(saved);
      return true;
    } catch (error) {
      const violations = problemOf(error)?.violations ?? [];
      setFaults(byField(violations.map(({ field, message }) => [field, message])));
      setFailed(error);
      return false;
    }
  };

  const acceptNewer = () => {
    record.acceptNewer();
    onReload();
    setFailed(null);
  };

  return {
    start: record.stored,
    values,
    change,
    changed: record.changed,
    dirty,
    merged: record.merged,
    acceptNewer,
    faults,
    failed,
    save,
    setBusy,
    asked: (name: string) => {
      const field = resource.fields[name];
      return field !== undefined && isAsked(field, values);
    },
    saving: add.isPending || edit.isPending,
    waiting: busyFields.size > 0,
  };
}

export type ResourceFormState = ReturnType<typeof useResourceForm>;
