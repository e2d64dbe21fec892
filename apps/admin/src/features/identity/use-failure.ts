import { useState } from "react";
import { judgeFailure } from "../../shared/failure/judge-failure.ts";
import { useText } from "../../shared/text/use-text.ts";
import type { Failure } from "./failure-strip.tsx";

/** What went wrong with a form, with the reference for support. */
export function useFailure(title: string) {
  const { text } = useText();
  const [failure, setFailure] = useState<Failure | null>(null);
  return {
    failure,
    clear: () => setFailure(null),
    fail: (error: unknown) => {
      const { words, reference } = judgeFailure(error, text);
      if (words === null) return;
      const number = reference === undefined ? undefined : text("shell.failures.reference", { reference });
      setFailure({ title, words, reference: number });
    },
  };
}
