import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { cancelShares } from "@polyphon/contract/sharing/schedule.contract.ts";
import { useState } from "react";
import { notify, type NoticeAction } from "../../../../shared/notices/notices.ts";
import { failureText } from "../../../../shared/failure/failure-text.ts";
import { t } from "../../../../shared/text/text.ts";
import type { Share } from "../../share-model.ts";

export type SeveralOutcome = OutputOf<typeof cancelShares>;

export interface Stayed {
  readonly share: Share;
  readonly text: string;
}

interface Words {
  /** "3 posts moved." */
  readonly done: (count: number) => string;
  /** "3 posts are back at their times." */
  readonly undone: (count: number) => string;
}

interface Given {
  readonly shares: readonly Share[];
  readonly words: Words;
  readonly onKeep: (ids: readonly number[]) => void;
  readonly onClose: () => void;
}

/** The button that takes back what was done, and says for how many it did. */
function undoBy(undo: () => Promise<SeveralOutcome>, words: Words): NoticeAction {
  return {
    label: t("shell.undo"),
    act: () =>
      void undo().then(
        ({ done, refused }) => {
          const stayed = refused.map(({ description }) => description);
          const message = [words.undone(done.length), ...new Set(stayed)].join(" ");
          notify(stayed.length === 0 ? "ok" : "warn", message, { long: stayed.length > 0 });
        },
        (error: unknown) => notify("bad", failureText(error).text, { long: true }),
      ),
  };
}

/** Says how a change of several shares ended. Those that stayed as they were remain chosen, and are listed with the reason. */
export function useOutcomeOfSeveral({ shares, words, onKeep, onClose }: Given) {
  const [stayed, setStayed] = useState<readonly Stayed[] | null>(null);
  return {
    stayed,
    end(outcome: SeveralOutcome, undo: ((done: readonly Share[]) => Promise<SeveralOutcome>) | null) {
      const { done, refused } = outcome;
      const ids = new Set(done.map(({ id }) => id));
      const before = shares.filter(({ id }) => ids.has(id));
      if (done.length > 0)
        notify(
          "ok",
          words.done(done.length),
          undo === null ? {} : { action: undoBy(() => undo(before), words) },
        );
      onKeep(refused.map(({ id }) => id));
      if (refused.length === 0) return onClose();
      setStayed(
        refused.flatMap(({ id, description }) => {
          const share = shares.find((one) => one.id === id);
          return share ? [{ share, text: description }] : [];
        }),
      );
    },
  };
}
