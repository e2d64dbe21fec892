import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import type { Voice } from "@polyphon/contract/content/content.ts";
import { readReview } from "@polyphon/contract/editorial/review.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { nextHand } from "@polyphon/rules/editorial/workflow/workflow.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useLocalStorage } from "@mantine/hooks";
import { createContext, type ReactNode, useContext } from "react";
import { openReturn, type ReturnStep } from "../../../../shared/posts/open-return.ts";
import { holds, useAccount } from "../../../../shared/session/account.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import type { StoredPost } from "../draft/post-draft.ts";

export interface Rework {
  readonly step: ReturnStep;
  readonly maySubmit: boolean;
  /** The voices that the writer has ticked off, in this browser. */
  readonly done: readonly Voice[];
  readonly tick: (voice: Voice, on: boolean) => void;
  readonly forget: () => void;
}

/** Ticks belong to one return: the next one begins with none. */
interface Ticked {
  readonly step: number;
  readonly voices: readonly Voice[];
}

const ReworkContext = createContext<Rework | null>(null);

/** Null where nothing was returned to the reader. */
export const useRework = (): Rework | null => useContext(ReworkContext);

/** Why the post was returned, for its writer's form. */
export function ReworkProvider({ post, children }: { post: StoredPost; children: ReactNode }) {
  const { text } = useText();
  const account = useAccount();
  const isReturned = account.userType === userTypes.writer && nextHand(post.status) === userTypes.writer;
  const found = useEndpoint(
    readReview,
    { id: post.id },
    { enabled: isReturned && holds(account, "list_wizard_post") },
  );
  const step = isReturned && found.data ? openReturn(found.data) : null;
  const [ticked, setTicked, forget] = useLocalStorage<Ticked>({
    key: `polyphon-rework-${post.id}`,
    defaultValue: { step: 0, voices: [] },
    getInitialValueInEffect: false,
  });
  const done = step && ticked.step === step.key ? ticked.voices : [];
  const tick = (voice: Voice, on: boolean) =>
    setTicked({
      step: step?.key ?? 0,
      voices: [...done.filter((one) => one !== voice), ...(on ? [voice] : [])],
    });
  const maySubmit = found.data?.can.steps.includes("RESUBMIT") === true;
  return (
    <>
      {found.isError && found.data === undefined && (
        <LoadFailed
          compact
          title={text("content.rework.failed")}
          error={found.error}
          onAgain={() => void found.refetch()}
        />
      )}
      <ReworkContext value={step && { step, maySubmit, done, tick, forget }}>{children}</ReworkContext>
    </>
  );
}
