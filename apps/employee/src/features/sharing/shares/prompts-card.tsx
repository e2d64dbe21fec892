import { Button } from "@mantine/core";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { Tag } from "@polyphon/ui/data/tag.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { NetworkMark } from "@polyphon/ui/social/networks/network-mark.tsx";
import { addressOf } from "../../../shared/address/address.ts";
import { useFormats } from "../../../shared/time/formats.ts";
import { LinkButton } from "../../../shared/address/link-button.tsx";
import { markOf, nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t } from "../../../shared/text/text.ts";
import { OwnTurn } from "../assisted/own-turn.tsx";
import { FailedActions } from "./failed-actions.tsx";
import { receiptOf } from "../receipts/receipt-of.ts";
import type { Share } from "../share-model.ts";
import classes from "./prompts-card.module.css";

export interface PromptsCardProps {
  shares: readonly Share[] | undefined;
  onOpen: (shareId: number) => void;
}

const shownAtMost = 4;

function HeldPrompt({ network, shares }: { network: Network; shares: readonly Share[] }) {
  const { dayTime } = useFormats();
  const [first] = shares;
  if (!first) return null;
  const { fact, next } = receiptOf(first, dayTime);
  return (
    <li className={classes.prompt}>
      <NetworkMark network={markOf(network)} size={24} />
      <div className={classes.words}>
        <p className={classes.title}>
          {t("sharing.calendar.needs.heldTitle", { network: nameOf(network) })}{" "}
          <Tag tone="warn">{t("sharing.calendar.needs.heldCount", { count: shares.length })}</Tag>
        </p>
        <p className={classes.text}>
          {fact} {next}
        </p>
        <LinkButton className={classes.action} href={addressOf("/profile")}>
          {t("sharing.calendar.needs.reconnect")}
        </LinkButton>
      </div>
    </li>
  );
}

function OnePrompt({ share, onOpen }: { share: Share; onOpen: (shareId: number) => void }) {
  const { dayTime } = useFormats();
  const { fact, next } = receiptOf(share, dayTime);
  const failed = share.state === "FAILED";
  return (
    <li className={classes.prompt}>
      <NetworkMark network={markOf(share.network)} size={24} label={nameOf(share.network)} />
      <div className={classes.words}>
        <p className={classes.title}>
          <span className={classes.post}>{share.postTitle}</span>{" "}
          <Tag tone={failed ? "bad" : "warn"}>
            {share.can.finish
              ? t("sharing.compose.yourTurn")
              : t(`sharing.calendar.needs.${failed ? "failed" : "ask"}`)}
          </Tag>
        </p>
        <p className={classes.text}>
          {fact} {next}
        </p>
        {share.can.finish ? (
          <OwnTurn share={share} className={classes.action} />
        ) : (
          <div className={classes.actions}>
            <FailedActions share={share} />
            <Button
              variant={failed ? "subtle" : "default"}
              aria-haspopup="dialog"
              aria-label={`${t("sharing.calendar.needs.look")}: ${share.postTitle}, ${nameOf(share.network)}`}
              onClick={() => onOpen(share.id)}
            >
              {t("sharing.calendar.needs.look")}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}

/** What continues only after an action of the user; held shares of one network need one action. */
export function PromptsCard({ shares, onOpen }: PromptsCardProps) {
  if (shares === undefined) {
    return (
      <Card title={t("sharing.calendar.needs.title")} bleed>
        <SkeletonRows label={t("sharing.calendar.loading")} rows={2} avatar />
      </Card>
    );
  }
  const held = [
    ...Map.groupBy(
      shares.filter(({ state, reason }) => state === "HELD" && reason !== "kill_switch"),
      ({ network }) => network,
    ),
  ];
  const others = shares.filter(({ state }) => state !== "HELD");
  const more = others.length - shownAtMost;
  return (
    <Card title={t("sharing.calendar.needs.title")} bleed>
      {held.length + others.length === 0 ? (
        <p className={classes.text}>{t("sharing.calendar.needs.nothing")}</p>
      ) : (
        <ul className={classes.list}>
          {held.map(([network, own]) => (
            <HeldPrompt key={network} network={network} shares={own} />
          ))}
          {others.slice(0, shownAtMost).map((share) => (
            <OnePrompt key={share.id} share={share} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {more > 0 && <p className={classes.text}>{t("sharing.calendar.needs.more", { count: more })}</p>}
    </Card>
  );
}
