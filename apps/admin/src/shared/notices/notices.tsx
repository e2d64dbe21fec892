import { Button, Portal } from "@mantine/core";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { NoticeCard } from "@polyphon/ui/feedback/notices/notice-corner.tsx";
import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from "react";
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
  const timers = useRef(new Map<string, { readonly timer: number; readonly ms: number }>());
  const drop = useCallback((key: string) => {
    timers.current.delete(key);
    setNotices((all) => all.filter((one) => one.key !== key));
  }, []);
  const fade = useCallback(
    (key: string, ms: number) => {
      timers.current.set(key, { ms, timer: window.setTimeout(() => drop(key), ms) });
    },
    [drop],
  );
  // It stays while somebody reads it or is about to press its button.
  const hold = (key: string) => clearTimeout(timers.current.get(key)?.timer);
  const release = (key: string) => {
    const found = timers.current.get(key);
    hold(key);
    if (found) fade(key, found.ms);
  };
  const notify = useCallback<Notify>(
    (notice) => {
      const key = crypto.randomUUID();
      // Two calls that fail for one reason would show the same text twice.
      setNotices((all) => [...all.filter((one) => one.text !== notice.text).slice(-2), { ...notice, key }]);
      fade(key, noticeMs(notice));
      if (notice.back) onBack();
    },
    [fade, onBack],
  );
  return (
    <NoticesContext value={notify}>
      {children}
      <Portal>
        <div className={classes.place} aria-live="polite">
          {notices.map(({ key, tone, text, reference, action }) => (
            <NoticeCard key={key} onHold={() => hold(key)} onRelease={() => release(key)}>
              <NoticeStrip
                tone={tone}
                spoken="in-place"
                action={
                  action && (
                    <Button
                      variant="default"
                      size="xs"
                      onClick={() => {
                        drop(key);
                        action.act();
                      }}
                    >
                      {action.label}
                    </Button>
                  )
                }
                closeLabel={closeLabel}
                onClose={() => drop(key)}
              >
                {text}
                {reference !== undefined && (
                  <div className={classes.reference}>{referenceLabel(reference)}</div>
                )}
              </NoticeStrip>
            </NoticeCard>
          ))}
        </div>
      </Portal>
    </NoticesContext>
  );
}
