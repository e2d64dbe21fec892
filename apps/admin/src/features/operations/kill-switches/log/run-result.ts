import type { StatusTone } from "@polyphon/ui/feedback/status-dot.tsx";

/** How a run of a job can end. */
export const runTones = {
  completed: "ok",
  skipped: "idle",
  failed: "bad",
  active: "info",
  retry: "warn",
} as const satisfies Record<string, StatusTone>;

export function resultOfRun({
  state,
  skipped = false,
}: {
  readonly state: string;
  readonly skipped?: boolean;
}): keyof typeof runTones {
  if (skipped) return "skipped";
  const known = Object.keys(runTones).find((one) => one === state);
  return (known as keyof typeof runTones | undefined) ?? "failed";
}
