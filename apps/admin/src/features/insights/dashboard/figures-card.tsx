import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import type { ReactNode } from "react";
import { useText } from "../../../shared/text/use-text.ts";
import { formatClock } from "../../../shared/time/format-time.ts";

interface Found {
  readonly data: unknown;
  readonly error: unknown;
  readonly dataUpdatedAt: number;
  readonly refetch: () => unknown;
}

export interface FiguresCardProps {
  title: string;
  /** All that the card is made of; it is shown once all of it is there. */
  found: readonly Found[];
  children: ReactNode;
}

/** A card of measured figures with its time, while it loads, and when it could not. */
export function FiguresCard({ title, found, children }: FiguresCardProps) {
  const { text } = useText();
  const missing = found.filter(({ data }) => data === undefined);
  const failed = missing.find(({ error }) => error);
  const time = formatClock(new Date(Math.min(...found.map(({ dataUpdatedAt }) => dataUpdatedAt))));
  return (
    <Card title={title} divided aside={missing.length === 0 && text("insights.dashboard.measured", { time })}>
      {failed ? (
        <LoadFailed
          compact
          title={text("kit.failed.record")}
          error={failed.error}
          onAgain={() => {
            for (const one of missing) void one.refetch();
          }}
        />
      ) : missing.length > 0 ? (
        <SkeletonRows label={text("shell.frame.loading")} rows={2} />
      ) : (
        children
      )}
    </Card>
  );
}
