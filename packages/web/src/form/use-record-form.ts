import { useCallback, useEffect, useRef, useState } from "react";
import { beginWith, changedIn, type FormRecord, type Sent, type Stored, mergeNewer } from "./record.ts";

export interface RecordForm<V> {
  readonly values: V;
  /** As it is stored: what the changes are compared with. */
  readonly stored: V;
  /** Of what is typed over: it is sent along, and refused when it is not the newest. */
  readonly version: number | null;
  readonly changed: readonly string[];
  readonly dirty: boolean;
  /** What is typed stands over a version that somebody else saved since the form was opened. */
  readonly merged: boolean;
  /** For whoever asks outside of drawing, such as the question before leaving. */
  readonly isDirty: () => boolean;
  readonly change: (change: Partial<V> | ((now: V) => Partial<V>)) => void;
  /** Back to what is stored, in its newest version. */
  readonly reset: () => void;
  /** What is typed is stored now, or this where the server answered it. */
  readonly markSaved: (stored?: Stored<V>) => void;
  /** The newer version is wanted as soon as it is here, under what was typed. */
  readonly acceptNewer: () => void;
}

const isNewer = <V>(one: Stored<V>, other: Stored<V>) => (one.version ?? 0) > (other.version ?? 0);

/**
 * The state of a form over a stored record. A newer version that arrives is shown at once as long as nothing is typed;
 * otherwise the form stays as it is until it is told to accept it, and nothing that was typed is lost.
 */
export function useRecordForm<V extends object>(given: Stored<V>, sent?: Sent<V>): RecordForm<V> {
  const [record, setRecord] = useState(() => beginWith(given));
  const [wanted, setWanted] = useState(false);
  const [merged, setMerged] = useState(false);
  const live = useRef(record);
  const changed = changedIn(record.stored.values, record.values, sent);
  const dirty = changed.length > 0;
  if (isNewer(given, record.stored) && (wanted || !dirty)) {
    setRecord(mergeNewer(record, given, sent));
    setWanted(false);
    setMerged(dirty);
  }
  useEffect(() => {
    live.current = record;
  }, [record]);

  const put = useCallback((next: FormRecord<V>, isMerged: boolean) => {
    live.current = next;
    setRecord(next);
    setMerged(isMerged);
  }, []);
  return {
    values: record.values,
    stored: record.stored.values,
    version: record.stored.version,
    changed,
    dirty,
    merged,
    isDirty: () => changedIn(live.current.stored.values, live.current.values, sent).length > 0,
    change: (change) => {
      const { stored, values } = live.current;
      const part = typeof change === "function" ? change(values) : change;
      put({ stored, values: { ...values, ...part } }, merged);
    },
    reset: () => put(beginWith(isNewer(given, live.current.stored) ? given : live.current.stored), false),
    markSaved: (stored) =>
      put(beginWith(stored ?? { ...live.current.stored, values: live.current.values }), false),
    acceptNewer: () => setWanted(true),
  };
}
