import { Button } from "@mantine/core";
import { ErrorState } from "@polyphon/ui/feedback/state/error-state.tsx";
import { IconRefresh } from "@tabler/icons-react";
import { failureText } from "./failure-text.ts";
import { useKit } from "../kit/kit-context.tsx";

export interface LoadFailedProps {
  title: string;
  error: unknown;
  onAgain: () => void;
  compact?: boolean | undefined;
  /** 1 where it replaces a whole screen. */
  headingLevel?: 1 | 2 | undefined;
}

/** What happened, what to do now, and the reference number for support. */
export function LoadFailed({ title, error, onAgain, compact, headingLevel }: LoadFailedProps) {
  const { text, notify } = useKit();
  const failure = failureText(error, text);
  return (
    <ErrorState
      title={title}
      text={failure.text}
      compact={compact}
      headingLevel={headingLevel}
      reference={
        failure.reference === undefined
          ? undefined
          : {
              value: failure.reference,
              label: text("kit.failed.reference"),
              copyLabel: text("kit.failed.copy"),
              copiedLabel: text("kit.failed.copied"),
              onTrouble: (trouble) =>
                notify({
                  tone: "warn",
                  text: text(trouble === "failed" ? "kit.failed.notCopied" : "kit.failed.nothingToCopy"),
                }),
            }
      }
      actions={
        <Button variant="default" leftSection={<IconRefresh size={15} aria-hidden />} onClick={onAgain}>
          {text("kit.failed.again")}
        </Button>
      }
    />
  );
}
