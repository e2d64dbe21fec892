import { useState } from "react";
import { refusedText, type Sent } from "./sent.ts";
import { isUnknownOutcome, shareFailure } from "./share-failure.ts";
import { type OutcomeInput, useOutcome } from "./use-outcome.ts";

export interface Sending {
  readonly busy: boolean;
  /** The server's message, or that it could not be reached. */
  readonly failure: string | null;
  readonly forget: () => void;
  readonly send: (work: () => Promise<Sent>) => Promise<void>;
}

/** One sending at a time, with its outcome. */
export function useSending(input: OutcomeInput): Sending {
  const outcome = useOutcome(input);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  return {
    busy,
    failure,
    forget: () => setFailure(null),
    async send(work) {
      setBusy(true);
      setFailure(null);
      try {
        const sent = await work();
        if (sent.shares.length > 0) outcome.sent(sent);
        else outcome.failed(refusedText(sent.refused), setFailure);
      } catch (error) {
        outcome.failed(shareFailure(error), setFailure, isUnknownOutcome(error));
      } finally {
        setBusy(false);
      }
    },
  };
}
