import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { useText } from "../text/use-text.ts";

export interface RecordPendingProps {
  found: { readonly error: unknown; readonly isError: boolean; readonly refetch: () => unknown };
}

/** Shown by the page of a record that is still loading or failed to load. */
export function RecordPending({ found }: RecordPendingProps) {
  const { text } = useText();
  if (!found.isError) return <SkeletonRows label={text("shell.frame.loading")} rows={8} />;
  return (
    <LoadFailed
      headingLevel={1}
      title={text("kit.failed.record")}
      error={found.error}
      onAgain={() => void found.refetch()}
    />
  );
}
