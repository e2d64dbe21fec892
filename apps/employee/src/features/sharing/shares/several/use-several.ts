import { limits } from "@polyphon/contract/limits.ts";
import type { AgendaChoice } from "@polyphon/ui/calendar/agenda.tsx";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { useState } from "react";
import { t } from "../../../../shared/text/text.ts";
import type { Share } from "../../share-model.ts";

const most = limits.share.changedAtOnce;
const isOpen = ({ can }: Share) => can.cancel && can.reschedule;

export interface Several {
  /** At least one of the shares can be moved or cancelled. */
  readonly some: boolean;
  readonly begin: () => void;
  readonly end: () => void;
  /** Undefined while nothing is being chosen. */
  readonly choice: AgendaChoice | undefined;
  /** The chosen shares in the order of the calendar. */
  readonly chosen: readonly Share[];
  readonly full: boolean;
  readonly chooseAll: () => void;
  /** Only these stay chosen; without any, choosing has ended. */
  readonly keep: (ids: readonly number[]) => void;
}

/** Planned shares of a list that are chosen to be changed together. One that is gone or was sent is no longer chosen. */
export function useSeveral(shares: readonly Share[]): Several {
  const [ids, setIds] = useState<ReadonlySet<number> | null>(null);
  const open = shares.filter(isOpen);
  const byKey = new Map(open.map((share) => [String(share.id), share]));
  const chosen = open.filter(({ id }) => ids?.has(id));
  const full = chosen.length >= most;
  return {
    some: open.length > 0,
    begin: () => setIds(new Set()),
    end: () => setIds(null),
    choice:
      ids === null
        ? undefined
        : {
            chosen: new Set(chosen.map(({ id }) => String(id))),
            full,
            label: ({ key }) => {
              const share = byKey.get(key);
              if (!share) return null;
              return t("sharing.several.choose", { title: share.postTitle, network: nameOf(share.network) });
            },
            onChoose: ({ key }, isChosen) => {
              const others = chosen.map(({ id }) => id).filter((id) => id !== Number(key));
              setIds(new Set(isChosen ? [...others, Number(key)] : others));
            },
          },
    chosen,
    full,
    chooseAll: () => setIds(new Set(open.slice(0, most).map(({ id }) => id))),
    keep: (kept) => setIds(kept.length === 0 ? null : new Set(kept)),
  };
}
