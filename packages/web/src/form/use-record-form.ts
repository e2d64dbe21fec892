import { useEffect, useRef, useState } from "react";
import {
  beginWith,
  changedIn,
  type FormRecord,
  type Merged,
  newestOf,
  receive,
  resume,
  savedRecord,
  type Sent,
  type Stored,
} from "./record.ts";

export interface RecordForm<V> {
  readonly values: V;
  /** As it is stored: the base of the changes. */
  readonly stored: V;
  /** The base version: it is sent along, and refused if it is not the newest. */
  readonly version: number | null;
  readonly changed: readonly string[];
  readonly dirty: boolean;
  /** What somebody else's version has changed on which the typed values are based now. */
  readonly merged: Merged | null;
  /** For reads outside of rendering, such as the question before leaving. */
  readonly isDirty: () => boolean;
  readonly change: (change: Partial<V> | ((now: V) => Partial<V>)) => void;
  /** Back to what is stored, in its newest version. */
  readonly reset: () => void;
  /** The typed values are stored now, or this value if the server returned one. */
  readonly markSaved: (stored?: Stored<V>) => void;
  /** Accepts the newer version as soon as it arrives, under the typed values. It may be the form's own. */
  readonly acceptNewer: (whose?: "own" | "other") => void;
}

/**
 * The state of a form over a stored record. A newer version is shown at once as long as nothing is typed; otherwise the
 * form stays as it is until the version is accepted, and nothing that was typed is lost.
 */
export function useRecordForm<V extends object>(
  read: Stored<V>,
  sent?: Sent<V>,
  /** What an earlier visit left typed, on which version. */
  kept: { readonly stored: Stored<V>; readonly values: V } | null = null,
): RecordForm<V> {
  const [record, setRecord] = useState(() => (kept ? resume(kept, read, sent) : beginWith(read)));
  const live = useRef(record);
  const received = receive(record, read, sent);
  if (received !== record) setRecord(received);
  useEffect(() => {
    live.current = record;
  }, [record]);

  const put = (next: FormRecord<V>) => {
    live.current = next;
    setRecord(next);
  };
  const { stored, values, merged } = record;
  const changed = changedIn(stored.values, values, sent);
  return {
    values,
    stored: stored.values,
    version: stored.version,
    changed,
    dirty: changed.length > 0,
    merged,
    isDirty: () => changedIn(live.current.stored.values, live.current.values, sent).length > 0,
    change: (change) => {
      const now = live.current;
      const part = typeof change === "function" ? change(now.values) : change;
      put({ ...now, values: { ...now.values, ...part } });
    },
    reset: () => put(beginWith(newestOf(live.current, read))),
    markSaved: (answered) => put(savedRecord(live.current, answered)),
    acceptNewer: (whose = "other") => put({ ...live.current, expects: whose }),
  };
}
