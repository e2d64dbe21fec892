import { FailureCard } from "../../shared/failure/failure-card.tsx";
import { t } from "../../shared/text/text.ts";
import { PublicFrame } from "../shell/public-frame.tsx";

/** A screen that crashed, or whose code could not be loaded; a reload fixes both. */
export function RouteFailure({ error }: { error: unknown }) {
  return (
    <PublicFrame>
      <FailureCard
        title={t("shell.failure.apology")}
        error={error}
        headingLevel={1}
        onRetry={() => location.reload()}
      />
    </PublicFrame>
  );
}
