import { FailureCard } from "../../shared/failure/failure-card.tsx";
import { t } from "../../shared/text/text.ts";
import { PublicFrame } from "../shell/public-frame.tsx";

/** The frame itself crashed, or its code could not be loaded; a reload mends both. */
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
