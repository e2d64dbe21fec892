import { useKit } from "@polyphon/admin-kit/kit/kit-context.tsx";
import {
  addCompany,
  type CompanyRecord,
  editCompany,
  editOwnCompany,
  getCompany,
} from "@polyphon/contract/companies/settings/company-desk.contract.ts";
import { type CompanyField, ownCompanyFields } from "@polyphon/contract/companies/settings/company-fields.ts";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import {
  changedIn,
  draftOf,
  type DraftDay,
  type DraftName,
  fieldOf,
  ownOf,
  sentOf,
} from "./company-draft.ts";
import { companyFaults, type Faults, placeOf } from "./company-faults.ts";

export type CompanyFormKind = "add" | "edit" | "own";
const own: ReadonlySet<string> = new Set([...ownCompanyFields, "reservedDays"]);

/** One company being written: what is typed, what differs, what is wrong, and the way to the server. */
export function useCompanyForm(kind: CompanyFormKind, stored: CompanyRecord | undefined) {
  const kit = useKit();
  const queries = useQueryClient();
  const [base, setBase] = useState(() => ({ record: stored, draft: draftOf(stored) }));
  const [draft, setDraft] = useState(base.draft);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Faults>({});
  const [failed, setFailed] = useState<unknown>(null);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const add = useCommand(addCompany);
  const edit = useCommand(editCompany);
  const editOwn = useCommand(editOwnCompany);

  const settings = useMemo(() => sentOf(draft), [draft]);
  const found = useMemo(() => companyFaults(settings, kit.text), [settings, kit]);
  const changed = useMemo(() => changedIn(base.draft, draft), [base, draft]);
  // A new company shows what is missing once somebody tries to save; what is changed is judged at once.
  const shown = (place: string) => tried || changed.includes((place.split(".")[0] ?? "") as DraftName);
  const faults: Faults = {
    ...Object.fromEntries(Object.entries(found).filter(([place]) => shown(place))),
    ...refused,
  };

  const change = (name: DraftName, value: unknown) => {
    setDraft((now) => ({ ...now, [name]: value }));
    setRefused((now) => Object.fromEntries(Object.entries(now).filter(([place]) => !place.startsWith(name))));
  };
  const reset = (record: CompanyRecord | undefined = base.record) => {
    const next = { record, draft: draftOf(record) };
    setBase(next);
    setDraft(next.draft);
    setTried(false);
    setRefused({});
    setFailed(null);
  };
  const send = () => {
    const { record } = base;
    if (!record) return add.mutateAsync(settings);
    const of = { id: record.id, version: record.version };
    return kind === "own"
      ? editOwn.mutateAsync({ ...ownOf(settings), ...of })
      : edit.mutateAsync({ ...settings, ...of });
  };
  /** The stored company, or null where something is in the way. */
  const save = async (): Promise<CompanyRecord | null> => {
    setTried(true);
    setFailed(null);
    setRefused({});
    if (Object.keys(found).length > 0) return null;
    try {
      const saved = await send();
      reset(saved);
      queries.setQueryData([getCompany.name, { id: String(saved.id) }], saved);
      kit.notify({ tone: "ok", text: kit.text(base.record ? "kit.form.saved" : "kit.form.added") });
      return saved;
    } catch (error) {
      const said = problemOf(error)?.violations ?? [];
      setRefused(Object.fromEntries(said.map(({ field, message }) => [placeOf(field), message])));
      setFailed(error);
      return null;
    }
  };

  return {
    kind,
    record: base.record,
    base: base.draft,
    draft,
    settings,
    changed,
    faults,
    failed,
    change,
    changeDays: (days: readonly DraftDay[]) => change("reservedDays", days),
    reset,
    save,
    saving: add.isPending || edit.isPending || editOwn.isPending,
    waiting: busy.size > 0,
    setBusy: (name: string, on: boolean) =>
      setBusy((now) => new Set(on ? [...now, name] : [...now].filter((one) => one !== name))),
    /** Asked for here: within one's rights, and with its switch on. */
    asks: (name: CompanyField) => {
      const { when } = fieldOf(name);
      if (kind === "own" && !own.has(name)) return false;
      return when === undefined || when.is.includes(draft[when.field as CompanyField] === true);
    },
  };
}

export type CompanyForm = ReturnType<typeof useCompanyForm>;
