import { Portal } from "@mantine/core";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { createContext, useCallback, useContext, useState, type ReactNode } from "react";
import { type Notice, noticeMs } from "./notice-kinds.ts";
import classes from "./notices.module.css";

type Notify = (notice: Notice) => void;

const NoticesContext = createContext<Notify | null>(null);

export function useNotify(): Notify {
  const notify = useContext(NoticesContext);
  if (!notify) throw new Error("a notice outside NoticesProvider");
  return notify;
}

interface NoticesProviderProps {
  closeLabel: string;
  referenceLabel: (reference: string) => string;
  onBack: () => void;
  children: ReactNode;
}

/** Short messages that fade. Never the only place where an error is shown. */
export function NoticesProvider({ closeLabel, referenceLabel, onBack, children }: NoticesProviderProps) {
  const [notices, setNotices] = useState<readonly (Notice & { readonly key: string })[]>([]);
  const drop = useCallback((key: string) => setNotices((all) => all.filter((one) => one.key !== key)), []);
  const notify = useCallback<Notify>(
    (notice) => {
      const key = crypto.randomUUID();
      // Two calls that fail for one reason would show the same text twice.
      setNotices((all) => [...all.filter((one) => one.text !== notice.text).slice(-2), { ...notice, key }]);
      setTimeout(() => drop(key), noticeMs(notice));
      if (notice.back) onBack();
    },
    [drop, onBack],
  );
  return (
    <NoticesContext value={notify}>
      {children}
      <Portal>
        <div className={classes.place} aria-live="polite">
          {notices.map(({ key, tone, text, reference }) => (
            <div key={key} className={classes.notice}>
              <NoticeStrip tone={tone} spoken="in-place" closeLabel={closeLabel} onClose={() => drop(key)}>
                {text}
                {reference !== undefined && (
                  <div className={classes.reference}>{referenceLabel(reference)}</div>
                )}
              </NoticeStrip>
            </div>
          ))}
        </div>
      </Portal>
    </NoticesContext>
  );
}
