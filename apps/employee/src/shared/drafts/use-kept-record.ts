import type { Stored } from "@polyphon/web/form/record.ts";
import { type RecordForm, useRecordForm } from "@polyphon/web/form/use-record-form.ts";
import { useState } from "react";
import { useMe } from "../session/me.ts";
import { draftStore } from "./draft-store.ts";
import { fits } from "./fits.ts";
import { useKeptDraft } from "./use-kept-draft.ts";

interface Kept<V> {
  readonly stored: Stored<V>;
  readonly values: V;
}

function keptOf<V extends object>(example: V, value: unknown): Kept<V> | null {
  const { version, stored, values } = (value ?? {}) as Partial<Record<string, unknown>>;
  const known = version === null || typeof version === "number";
  return known && fits(example, stored) && fits(example, values)
    ? { stored: { version, values: stored }, values }
    : null;
}

/** The text that an earlier visit left in the form: shown, or given up and still to be had. */
export interface KeptText {
  /** When it was typed, in milliseconds. */
  readonly at: number;
  readonly shown: boolean;
  readonly toggle: () => void;
}

export interface KeptRecord<V> extends RecordForm<V> {
  readonly kept: KeptText | null;
  /** The values are stored now: nothing is kept for another visit. */
  readonly forget: () => void;
}

/** A form over a record whose typed values are kept in this browser until they are sent. */
export function useKeptRecord<V extends object>(
  what: string,
  read: Stored<V>,
  /** Kept values with what has changed outside the form since, such as addresses that are signed for some time. */
  revive: (kept: V, read: V) => V = (kept) => kept,
): KeptRecord<V> {
  const { id } = useMe().account;
  const [found] = useState(() => {
    const draft = draftStore.read(id, what);
    const kept = draft && keptOf(read.values, draft.value);
    if (!kept) return null;
    const revived = (values: V) => revive(values, read.values);
    const { stored, values } = kept;
    return {
      at: draft.at,
      kept: { stored: { ...stored, values: revived(stored.values) }, values: revived(values) },
    };
  });
  const [shown, setShown] = useState(true);
  const [other, setOther] = useState<V | null>(null);
  const record = useRecordForm(read, undefined, found?.kept ?? null);
  const { version, stored, values, dirty } = record;
  useKeptDraft(what, dirty ? { version, stored, values } : null);
  return {
    ...record,
    kept: found && {
      at: found.at,
      shown,
      toggle() {
        if (other === null) record.reset();
        else record.change(other);
        // Neither text is lost by looking at the other.
        setOther(values);
        setShown(!shown);
      },
    },
    forget: () => draftStore.drop(id, what),
  };
}
