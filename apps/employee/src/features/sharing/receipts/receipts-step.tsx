import { Button } from "@mantine/core";
import { voices, type Voice } from "@polyphon/contract/content/content.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { CopyButton } from "@polyphon/ui/feedback/copy-button.tsx";
import { ReceiptList } from "@polyphon/ui/social/receipts/receipt-list.tsx";
import { ReceiptRow } from "@polyphon/ui/social/receipts/receipt-row.tsx";
import { IconExternalLink, IconRefresh } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { notifyCopyFailed } from "../../../shared/notices/copy-trouble.ts";
import { formatList, useFormats } from "../../../shared/time/formats.ts";
import { markOf, nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t } from "../../../shared/text/text.ts";
import { useNow } from "@polyphon/web/time/use-now.ts";
import { FinishAssisted } from "../assisted/finish-assisted.tsx";
import { OwnTurn } from "../assisted/own-turn.tsx";
import { PleaseLook } from "../assisted/please-look.tsx";
import { lengthText, receiptOf } from "./receipt-of.ts";
import { summaryText } from "./receipt-summary.ts";
import classes from "./receipts-step.module.css";
import type { HandedOver, Share } from "../share-model.ts";
import { useAwaitOnLeave } from "./use-await-on-leave.ts";
import { useFollowShares } from "./use-follow-shares.ts";
import type { Sent } from "../compose/sent.ts";

export interface ReceiptsStepProps {
  /** Of what was shared. */
  title: string;
  sent: Sent;
  voice: Voice;
  onConnect: (network: Network) => void;
  onWriteAgain: (network: Network) => void;
  onClose: () => void;
}

type RowProps = {
  share: Share;
  handed: HandedOver | undefined;
  onChanged: (share: Share) => void;
} & Pick<ReceiptsStepProps, "onConnect" | "onWriteAgain">;

/** What only the user can do: finish the share at the network, or check whether it is there. */
function PersonsPart({ share, handed, onChanged }: RowProps) {
  if (share.assisted && share.state === "UNCONFIRMED" && handed !== undefined) {
    return <FinishAssisted share={share} openUrl={handed.openUrl} text={handed.text} onDone={onChanged} />;
  }
  return share.can.finish ? <OwnTurn share={share} /> : <PleaseLook share={share} onAnswered={onChanged} />;
}

function RowAction({ share, onConnect, onWriteAgain }: RowProps) {
  const { soon } = useFormats();
  const network = nameOf(share.network);
  const { repair } = receiptOf(share, soon);
  if (share.permalink !== null) {
    return (
      <>
        <Button
          component="a"
          href={share.permalink}
          target="_blank"
          rel="noreferrer"
          variant="default"
          leftSection={<IconExternalLink size={16} stroke={1.8} aria-hidden />}
          aria-label={`${t("sharing.receipt.open")}: ${network}`}
        >
          {t("sharing.receipt.open")}
        </Button>
        <CopyButton
          text={share.permalink}
          label={t("sharing.receipt.copyLink")}
          copiedLabel={t("sharing.receipt.copied")}
          onTrouble={notifyCopyFailed}
        />
      </>
    );
  }
  if (repair === "reconnect") {
    return (
      <Button
        leftSection={<IconRefresh size={16} stroke={1.8} aria-hidden />}
        onClick={() => onConnect(share.network)}
      >
        {t("networks.reconnectNamed", { network })}
      </Button>
    );
  }
  return repair === "write" ? (
    <Button onClick={() => onWriteAgain(share.network)}>{t("sharing.failed.again")}</Button>
  ) : null;
}

function Row(props: RowProps) {
  const { share } = props;
  const { time, dayTime } = useFormats();
  const receipt = receiptOf(share, share.state === "SHARED" ? time : dayTime);
  return (
    <ReceiptRow
      network={markOf(share.network)}
      name={nameOf(share.network)}
      tone={receipt.tone}
      state={receipt.state}
      fact={receipt.fact}
      next={receipt.next ?? undefined}
      more={<PersonsPart {...props} />}
      link={
        share.permalink === null
          ? undefined
          : { href: share.permalink, label: share.permalink.replace(/^https?:\/\/(www\.)?/, "") }
      }
      action={<RowAction {...props} />}
    />
  );
}

function Headline({ shares }: { shares: readonly Share[] }) {
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone, so the focus moves to the result.
  useEffect(() => title.current?.focus(), []);
  const words = summaryText(shares, useNow());
  const namesOf = (state: Share["state"]) =>
    shares.filter((share) => share.state === state).map((s) => nameOf(s.network));
  const out = namesOf("SHARED");
  return (
    <output className={classes.headline}>
      <h3 ref={title} className={classes.title} tabIndex={-1}>
        {words.charAt(0).toUpperCase() + words.slice(1)}
      </h3>
      {out.length > 0 && (
        <p className={classes.text}>{t("sharing.message.shared", { networks: formatList(out) })}</p>
      )}
      {namesOf("FAILED").map((network) => (
        <p key={network} className={classes.text}>
          {t("sharing.message.failed", { network })}
        </p>
      ))}
      <p className={classes.text}>{t("sharing.receipt.stay")}</p>
    </output>
  );
}

/** The receipts: what was shared, what is waiting, what needs the user, and the action that helps. */
export function ReceiptsStep({ title, sent, voice, onConnect, onWriteAgain, onClose }: ReceiptsStepProps) {
  const { shares: followed, change } = useFollowShares(sent.shares);
  useAwaitOnLeave(title, followed);
  const [first] = followed;
  return (
    <>
      <div className={classes.body}>
        <Headline shares={followed} />
        <ReceiptList label={t("sharing.receipt.list")}>
          {followed.map((share) => (
            <Row
              key={share.id}
              share={share}
              handed={sent.handed.find(({ shareId }) => shareId === share.id)}
              onChanged={change}
              onConnect={onConnect}
              onWriteAgain={onWriteAgain}
            />
          ))}
          {sent.refused.map(({ network, text }) => (
            <ReceiptRow
              key={network}
              network={markOf(network)}
              name={nameOf(network)}
              tone="bad"
              state={t("sharing.state.FAILED")}
              fact={text}
              action={<Button onClick={() => onWriteAgain(network)}>{t("sharing.failed.again")}</Button>}
            />
          ))}
        </ReceiptList>
        {first !== undefined && (
          <p className={classes.small}>
            <span>
              {t("sharing.receipt.sent", {
                voice: voices.indexOf(voice) + 1,
              })}
            </span>
            {followed.map((share) => (
              <span key={share.id}>{lengthText(share)}</span>
            ))}
            <span>{t("sharing.receipt.number", { ids: followed.map(({ id }) => id).join(", ") })}</span>
          </p>
        )}
      </div>
      <div className={classes.foot}>
        <Button variant="default" onClick={onClose}>
          {t("sharing.dialog.done")}
        </Button>
      </div>
    </>
  );
}
