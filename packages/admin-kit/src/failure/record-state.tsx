import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { useKit } from "../kit/kit-context.tsx";
import { isMissing } from "./is-missing.ts";
import { LoadFailed } from "./load-failed.tsx";

export interface RecordStateProps {
  /** The call for the record, or for a list in which it is not found. */
  found: {
    readonly error: unknown;
    readonly isError: boolean;
    readonly isPending: boolean;
    readonly refetch: () => unknown;
  };
  rows?: number;
  /** 1 where it replaces a whole screen. */
  headingLevel?: 1 | 2;
  compact?: boolean;
}

/** Stands where a record would: it is still loading, it failed to load, or it does not exist. */
export function RecordState({ found, rows = 8, headingLevel = 1, compact }: RecordStateProps) {
  const { text, Missing } = useKit();
  if (found.isPending) return <SkeletonRows label={text("kit.record.loading")} rows={rows} />;
  if (!found.isError || isMissing(found.error))
    return <Missing headingLevel={headingLevel} compact={compact} />;
  return (
    <LoadFailed
      headingLevel={headingLevel}
      compact={compact}
      title={text("kit.failed.record")}
      error={found.error}
      onAgain={() => void found.refetch()}
    />
  );
}
