import { Button } from "@mantine/core";
import { ErrorState } from "@polyphon/ui/feedback/state/error-state.tsx";
import { ApiError } from "@polyphon/web/api/api-error.ts";
import { notifyCopyFailed } from "../notices/copy-trouble.ts";
import { failureText } from "./failure-text.ts";
import { t } from "../text/text.ts";

export interface FailureCardProps {
  /** What failed. */
  title: string;
  error: unknown;
  onRetry: () => void;
  compact?: boolean | undefined;
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** An error inside the page: what happened, what to do, and the reference for support if there is one. */
export function FailureCard({ title, error, onRetry, compact, headingLevel }: FailureCardProps) {
  const failure = failureText(error);
  const isOffline = error instanceof ApiError && error.failure.kind === "offline";
  const reference = failure.reference;
  return (
    <ErrorState
      title={failure.title ?? title}
      text={isOffline ? t("shell.failure.offlineLoads") : failure.text}
      compact={compact}
      headingLevel={headingLevel}
      reference={
        reference === null
          ? undefined
          : {
              value: reference,
              label: t("shell.failure.reference"),
              copyLabel: t("shell.failure.copyReference"),
              copiedLabel: t("shell.failure.copied"),
              onTrouble: notifyCopyFailed,
            }
      }
      actions={
        <Button variant="default" onClick={onRetry}>
          {t("shell.tryAgain")}
        </Button>
      }
    />
  );
}
