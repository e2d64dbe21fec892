import type { ReceiptTone } from "@polyphon/ui/social/receipts/receipt-row.tsx";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { formatNumber } from "../../../shared/time/formats.ts";
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

export function toneOf({ state, reason, dismissed, unconnected }: Share): ReceiptTone {
  if (unconnected !== null) return "needs-you";
  switch (state) {
    case "SHARED":
      return "ok";
    case "FAILED":
      return dismissed ? "waiting" : "bad";
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

function repairOf({ state, reason, unconnected }: Share): Receipt["repair"] {
  if (unconnected !== null) return "reconnect";
  if (state !== "FAILED" && state !== "HELD") return null;
  if (reason !== null && reconnects.has(reason)) return "reconnect";
  return state === "FAILED" ? "write" : null;
}

/** An assisted share goes out by the person's hand, and its outcome is known only from the person. */
function assistedWords(
  { state, assisted, reason, unconnected }: Share,
  values: { network: string; when: string },
) {
  if (!assisted || unconnected !== null) return {};
  switch (state) {
    case "SHARED":
      return {
        state: t("sharing.assisted.state.SHARED", values),
        fact: t("sharing.assisted.fact.SHARED", values),
      };
    case "SCHEDULED":
    case "PUBLISHING":
      return { fact: t(`sharing.assisted.fact.${state}`, values) };
    case "HELD":
      return reason === "kill_switch" ? { next: t("sharing.assisted.resumes") } : {};
    case "FAILED":
    case "UNCONFIRMED":
    case "CANCELLED":
      return {};
  }
}

/** How long the text of a share is for its network, in words. */
export function lengthText({ network, length }: Share): string {
  return t("sharing.receipt.length", {
    network: nameOf(network),
    used: formatNumber(length.used),
    max: formatNumber(length.max),
  });
}

/** By how much, as far as it is known: only the network itself counts to the end. */
function tooLong({ reason, network, length: { used, max } }: Share): string[] {
  if (reason !== "text_too_long" || used <= max) return [];
  const values = { network: nameOf(network), used: formatNumber(used), max: formatNumber(max) };
  return [t("sharing.failed.tooLong", values)];
}

/** The receipt of a share in three sentences: state, fact, what happens next. */
export function receiptOf(share: Share, when: (at: string) => string): Receipt {
  const network = nameOf(share.network);
  const { state, reason } = share;
  // An earlier failure no longer matters once the share was published.
  const shownReason = state === "SHARED" ? null : (share.unconnected ?? reason);
  const waits = state === "UNCONFIRMED" && reason === "your_turn";
  const at = when(share.sharedAt ?? share.dueAt);
  return {
    tone: toneOf(share),
    state: waits
      ? t("sharing.compose.yourTurn")
      : share.dismissed
        ? t("sharing.failed.state")
        : t(`sharing.state.${state}`, { when: at }),
    fact:
      shownReason === null
        ? t(`sharing.fact.${state}`, { network })
        : [t(`sharing.reason.${shownReason}.fact`, { network }), ...tooLong(share)].join(" "),
    next: shownReason === null ? null : t(`sharing.reason.${shownReason}.next`, { network }),
    repair: repairOf(share),
    ...assistedWords(share, { network, when: at }),
  };
}
