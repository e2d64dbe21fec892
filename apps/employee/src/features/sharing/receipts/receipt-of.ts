import type { ReceiptTone } from "@polyphon/ui/social/receipts/receipt-row.tsx";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t } from "../../../shared/text/text.ts";
import type { Share } from "../share-model.ts";

export interface Receipt {
  readonly tone: ReceiptTone;
  readonly state: string;
  readonly fact: string;
  readonly next: string | null;
  /** The action that fixes it, if there is one. */
  readonly repair: "reconnect" | "write" | null;
}

const reconnects = new Set(["token_expired", "token_revoked", "permission", "not_connected"]);

export function toneOf({ state, reason }: Share): ReceiptTone {
  switch (state) {
    case "SHARED":
      return "ok";
    case "FAILED":
      return "bad";
    case "HELD":
      return reason === "kill_switch" ? "waiting" : "needs-you";
    case "UNCONFIRMED":
      return "needs-you";
    case "SCHEDULED":
    case "PUBLISHING":
    case "CANCELLED":
      return "waiting";
  }
}

function repairOf({ state, reason }: Share): Receipt["repair"] {
  if (state !== "FAILED" && state !== "HELD") return null;
  if (reason !== null && reconnects.has(reason)) return "reconnect";
  return state === "FAILED" ? "write" : null;
}

/** The receipt of a share in three sentences: state, fact, what happens next. */
export function receiptOf(share: Share, when: (at: string) => string): Receipt {
  const network = nameOf(share.network);
  const { state, reason } = share;
  // An earlier failure no longer matters once the share was published.
  const shownReason = state === "SHARED" ? null : reason;
  const waits = state === "UNCONFIRMED" && reason === "your_turn";
  return {
    tone: toneOf(share),
    state: waits
      ? t("sharing.compose.yourTurn")
      : t(`sharing.state.${state}`, { when: when(share.sharedAt ?? share.dueAt) }),
    fact:
      shownReason === null
        ? t(`sharing.fact.${state}`, { network })
        : t(`sharing.reason.${shownReason}.fact`, { network }),
    next: shownReason === null ? null : t(`sharing.reason.${shownReason}.next`, { network }),
    repair: repairOf(share),
  };
}

/** A share that is about to change state, so it is polled often. */
export function isMoving({ state, dueAt }: Share, now: number): boolean {
  if (state === "PUBLISHING") return true;
  return state === "SCHEDULED" && new Date(dueAt).getTime() <= now + 5_000;
}
