import { useKit } from "@polyphon/admin-kit/kit/kit-context.tsx";
import {
  addCompany,
  type CompanyRecord,
  editCompany,
  editOwnCompany,
  getCompany,
} from "@polyphon/contract/companies/settings/company-settings.contract.ts";
import { type CompanyField, ownCompanyFields } from "@polyphon/contract/companies/settings/company-fields.ts";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useRecordForm } from "@polyphon/web/form/use-record-form.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { draftOf, type DraftDay, type DraftName, fieldOf, ownOf, sentOf } from "./company-draft.ts";
import { companyFaults, type Faults, placeOf } from "./company-faults.ts";

export type CompanyFormKind = "add" | "edit" | "own";
const own: ReadonlySet<string> = new Set([...ownCompanyFields, "reservedDays"]);

export interface CompanyFormDeps {
  readonly kind: CompanyFormKind;
  readonly stored: CompanyRecord | undefined;
  readonly onReload: () => void;
}

const storedOf = (found: CompanyRecord | undefined) => ({
  version: found?.version ?? null,
  values: draftOf(found),
});

/** The editing state of one company: values, differences, faults and saving. */
export function useCompanyForm({ kind, stored, onReload }: CompanyFormDeps) {
  const kit = useKit();
  const queries = useQueryClient();
  const record = useRecordForm(storedOf(stored), sentOf);
  const { values: draft } = record;
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Faults>({});
  const [failed, setFailed] = useState<unknown>(null);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const add = useCommand(addCompany);
  const edit = useCommand(editCompany);
  const editOwn = useCommand(editOwnCompany);

  const settings = useMemo(() => sentOf(draft), [draft]);
  const found = useMemo(() => companyFaults(settings, kit.text), [settings, kit]);
  const changed = record.changed as readonly DraftName[];
  // A new company shows what is missing after the first attempt to save; changes are checked at once.
  const shown = (place: string) => tried || changed.includes((place.split(".")[0] ?? "") as DraftName);
  const faults: Faults = {
    ...Object.fromEntries(Object.entries(found).filter(([place]) => shown(place))),
    ...refused,
  };

  const change = (name: DraftName, value: unknown) => {
    record.change({ [name]: value });
    setRefused((now) => Object.fromEntries(Object.entries(now).filter(([place]) => !place.startsWith(name))));
  };
  const clear = () => {
    setTried(false);
    setRefused({});
    setFailed(null);
  };
  const send = () => {
    if (!stored) return add.mutateAsync(settings);
    const of = { id: stored.id, version: record.version ?? stored.version };
    return kind === "own"
      ? editOwn.mutateAsync({ ...ownOf(settings), ...of })
      : edit.mutateAsync({ ...settings, ...of });
  };
  /** The stored company, or null where a fault prevents saving. */
  const save = async (): Promise<CompanyRecord | null> => {
    setTried(true);
    setFailed(null);
    setRefused({});
    if (Object.keys(found).length > 0) return null;
    try {
      const saved = await send();
      record.markSaved(storedOf(saved));
      clear();
      queries.setQueryData([getCompany.name, { id: saved.id }], saved);
      kit.notify({ tone: "ok", text: kit.text(stored ? "kit.form.saved" : "kit.form.added") });
      return saved;
    } catch (error) {
      const violations = problemOf(error)?.violations ?? [];
      setRefused(Object.fromEntries(violations.map(({ field, message }) => [placeOf(field), message])));
      setFailed(error);
      return null;
    }
  };

  return {
    kind,
    record: stored,
    base: record.stored,
    draft,
    merged: record.merged,
    settings,
    changed,
    faults,
    failed,
    change,
    changeDays: (days: readonly DraftDay[]) => change("reservedDays", days),
    reset: () => {
      record.reset();
      clear();
    },
    acceptNewer: () => {
      record.acceptNewer();
      onReload();
      clear();
    },
    save,
    saving: add.isPending || edit.isPending || editOwn.isPending,
    waiting: busy.size > 0,
    setBusy: (name: string, on: boolean) =>
      setBusy((now) => new Set(on ? [...now, name] : [...now].filter((one) => one !== name))),
    /** Editable here: permitted, and with its switch on. */
    asks: (name: CompanyField) => {
      const { when } = fieldOf(name);
      if (kind === "own" && !own.has(name)) return false;
      return when === undefined || when.is.includes(draft[when.field as CompanyField] === true);
    },
  };
}

export type CompanyForm = ReturnType<typeof useCompanyForm>;
