import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { ShareReason as Reason, ShareState } from "@polyphon/contract/sharing/sharing.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { type Texts, useText } from "../text/use-text.ts";
import classes from "../theme/page.module.css";

export interface ShareReasonProps {
  share: { readonly network: Network; readonly state: ShareState; readonly reason: Reason | null };
}

const explained: ReadonlySet<ShareState> = new Set(["FAILED", "HELD", "UNCONFIRMED"]);

/** Why a share has not gone out, and what ends that; nothing of one that has, or waits for its time. */
export function shareReasonWords(
  { text }: Texts,
  { network, state, reason }: ShareReasonProps["share"],
): readonly string[] {
  if (!explained.has(state)) return [];
  if (reason === null) return [text("sharing.stuck.noReason")];
  const names = { network: networkNames[network] };
  return [text(`sharing.reason.${reason}.fact`, names), text(`sharing.reason.${reason}.next`, names)];
}

export function ShareReason({ share }: ShareReasonProps) {
  const [fact, next] = shareReasonWords(useText(), share);
  if (fact === undefined) return null;
  if (next === undefined) return <span className={classes.quiet}>{fact}</span>;
  return (
    <span>
      {fact} <span className={classes.quiet}>{next}</span>
    </span>
  );
}
