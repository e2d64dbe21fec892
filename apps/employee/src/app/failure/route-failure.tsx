import { FailureCard } from "../../shared/failure/failure-card.tsx";
import { t } from "../../shared/text/text.ts";
import { PublicFrame } from "../shell/public-frame.tsx";

/** A screen that broke while drawing, or whose code could not be fetched; a reload brings both back. */
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
