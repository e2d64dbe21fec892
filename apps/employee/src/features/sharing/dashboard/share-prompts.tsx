import type { Network } from "@polyphon/contract/networks/networks.ts";
import { listShares } from "@polyphon/contract/sharing/sharing.contract.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { NetworkMark } from "@polyphon/ui/social/networks/network-mark.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { markOf, nameOf } from "@polyphon/web/networks/network-mark.ts";
import { addressOf } from "../../../shared/address/address.ts";
import { LinkButton } from "../../../shared/address/link-button.tsx";
import { useFormats } from "../../../shared/time/formats.ts";
import { t, type TextKey } from "../../../shared/text/text.ts";
import { finishAddress } from "../assisted/own-turn.tsx";
import { receiptOf } from "../receipts/receipt-of.ts";
import type { Share } from "../share-model.ts";
import { ConnectLink } from "../shares/connect-link.tsx";
import { FailedActions } from "../shares/failed-actions.tsx";
import classes from "./share-prompts.module.css";

const failuresShown = 3;
const failedAddress = `${addressOf("/user-calendar")}?view=list&state=failed`;

/** One strip per network: what needs the user there, and the way on. Shares of one network wait for the same. */
function Strips({ shares, say }: { shares: readonly Share[]; say: TextKey }) {
  return [...Map.groupBy(shares, ({ network }) => network)].map(([code, own]) => (
    <NoticeStrip key={code} tone="warn" action={<WayOn shares={own} />}>
      {t(say, { count: own.length, network: nameOf(code) })}
    </NoticeStrip>
  ));
}

const receiptAddress = ({ id }: Share) => `${addressOf("/user-calendar")}?receipt=${id}`;

function WayOn({ shares }: { shares: readonly Share[] }) {
  const toFinish = shares.findLast(({ can }) => can.finish);
  if (toFinish)
    return (
      <LinkButton variant="default" href={finishAddress(toFinish)}>
        {t("sharing.assisted.finish", { network: nameOf(toFinish.network) })}
      </LinkButton>
    );
  const held = shares.find(({ state }) => state === "HELD");
  if (held) return <ConnectLink share={held} variant="default" />;
  const unsure = shares.find(({ can }) => can.confirm);
  return (
    unsure && (
      <LinkButton variant="default" href={receiptAddress(unsure)}>
        {t("sharing.needs.check")}
      </LinkButton>
    )
  );
}

function FailedStrip({ share }: { share: Share }) {
  const { dayTime } = useFormats();
  const { fact, next } = receiptOf(share, dayTime);
  return (
    <NoticeStrip
      tone="bad"
      spoken="in-place"
      icon={<NetworkMark network={markOf(share.network)} size={24} />}
      action={
        <div className={classes.actions}>
          <FailedActions share={share} />
        </div>
      }
    >
      <b>{t("sharing.failed.strip", { title: share.postTitle, network: nameOf(share.network) })}</b> {fact}{" "}
      {next}
    </NoticeStrip>
  );
}

/** Shares that need their owner's attention, and whether they are known: after a failure nothing more is waited for. */
export function useSharesToHandle(): { readonly shares: readonly Share[]; readonly known: boolean } {
  const { data, isPending, failureCount } = useEndpoint(listShares, { needsYou: "true", limit: 100 });
  return { shares: data?.items ?? [], known: !isPending || failureCount > 0 };
}

/** How many shares a connection holds up, in a sentence. */
export function heldText(shares: readonly Share[], network: Network): string | null {
  const count = shares.filter((share) => share.state === "HELD" && share.network === network).length;
  return count === 0 ? null : t("sharing.needs.held", { count, network: nameOf(network) });
}

export interface SharePromptsProps {
  shares: readonly Share[];
  /** Networks whose held shares are named with their connection. */
  heldElsewhere: readonly Network[];
}

/** One strip per failed share, and one per network for the others. Empty when nothing needs attention. */
export function SharePrompts({ shares, heldElsewhere }: SharePromptsProps) {
  const inState = (state: Share["state"]) => shares.filter((share) => share.state === state);
  const failed = inState("FAILED");
  const unconfirmed = inState("UNCONFIRMED");
  const more = failed.length - failuresShown;
  return (
    <>
      {failed.slice(0, failuresShown).map((share) => (
        <FailedStrip key={share.id} share={share} />
      ))}
      {more > 0 && (
        <NoticeStrip
          tone="bad"
          action={
            <LinkButton variant="default" href={failedAddress}>
              {t("sharing.needs.failed")}
            </LinkButton>
          }
        >
          {t("sharing.failed.more", { count: more })}
        </NoticeStrip>
      )}
      <Strips
        shares={inState("HELD").filter(({ network }) => !heldElsewhere.includes(network))}
        say="sharing.needs.held"
      />
      <Strips shares={unconfirmed.filter(({ can }) => can.finish)} say="sharing.assisted.waiting" />
      <Strips shares={unconfirmed.filter(({ can }) => !can.finish)} say="sharing.needs.unconfirmed" />
    </>
  );
}
