import { useSyncExternalStore } from "react";

let shown = false;
const listeners = new Set<() => void>();

function change(to: boolean): void {
  shown = to;
  for (const listener of listeners) listener();
}

/** Whether the timeout dialog is open. */
export const timeoutNote = {
  open: (): void => change(true),
  close: (): void => change(false),
};

export function useTimeoutNote(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
}
