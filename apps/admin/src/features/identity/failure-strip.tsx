import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";

export interface Failure {
  readonly title: string;
  readonly words: string;
  readonly reference?: string | undefined;
}

/** Shown above a refused form until it is sent again. */
export function FailureStrip({ failure }: { failure: Failure | null }) {
  if (failure === null) return null;
  return (
    <NoticeStrip tone="bad">
      <b>{failure.title}</b>
      <div>{failure.words}</div>
      {failure.reference !== undefined && <div>{failure.reference}</div>}
    </NoticeStrip>
  );
}
