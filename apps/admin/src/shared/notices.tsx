import { Portal } from "@mantine/core";
import type { KitNotice } from "@polyphon/admin-kit/kit-context.tsx";
import { limits } from "@polyphon/contract/limits.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { createContext, useCallback, useContext, useState, type ReactNode } from "react";
import classes from "./notices.module.css";

export interface Notice extends KitNotice {
  /** Eight seconds instead of five. */
  readonly long?: boolean;
}

type Notify = (notice: Notice) => void;

const NoticesContext = createContext<Notify | null>(null);

export function useNotify(): Notify {
  const notify = useContext(NoticesContext);
  if (!notify) throw new Error("a notice outside NoticesProvider");
  return notify;
}

/** Short messages that fade. Never the only place where an error is told. */
export function NoticesProvider({ closeLabel, children }: { closeLabel: string; children: ReactNode }) {
  const [notices, setNotices] = useState<readonly (Notice & { readonly key: string })[]>([]);
  const drop = useCallback((key: string) => setNotices((all) => all.filter((one) => one.key !== key)), []);
  const notify = useCallback<Notify>(
    (notice) => {
      const key = crypto.randomUUID();
      setNotices((all) => [...all.slice(-2), { ...notice, key }]);
      setTimeout(() => drop(key), notice.long ? limits.notice.longMs : limits.notice.shortMs);
    },
    [drop],
  );
  return (
    <NoticesContext value={notify}>
      {children}
      <Portal>
        <div className={classes.place} aria-live="polite">
          {notices.map(({ key, tone, text }) => (
            <div key={key} className={classes.notice}>
              <NoticeStrip tone={tone} spoken="in-place" closeLabel={closeLabel} onClose={() => drop(key)}>
                {text}
              </NoticeStrip>
            </div>
          ))}
        </div>
      </Portal>
    </NoticesContext>
  );
}
