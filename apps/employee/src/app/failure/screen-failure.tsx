import { Card } from "@polyphon/ui/layout/card.tsx";
import { FailureCard } from "../../shared/failure/failure-card.tsx";
import { t } from "../../shared/text/text.ts";

/** A screen that crashed, or whose code is gone since the last release; a reload mends both, and the frame around it stays. */
export function ScreenFailure({ error }: { error: unknown }) {
  return (
    <Card bleed>
      <FailureCard
        title={t("shell.failure.apology")}
        error={error}
        headingLevel={1}
        onRetry={() => location.reload()}
      />
    </Card>
  );
}
