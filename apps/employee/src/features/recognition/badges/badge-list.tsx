import { Button } from "@mantine/core";
import { IconCircleCheckFilled, IconShare } from "@tabler/icons-react";
import { formatList } from "../../../shared/time/formats.ts";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t } from "../../../shared/text/text.ts";
import type { Badge } from "./badge-model.ts";
import classes from "./badge-list.module.css";

export interface BadgeListProps {
  label: string;
  badges: readonly Badge[];
  onShare: (badge: Badge) => void;
}

function Row({ entry, onShare }: { entry: Badge; onShare: (badge: Badge) => void }) {
  const { badge, sharedNetwork } = entry;
  return (
    <li className={classes.row}>
      {badge.image === null ? (
        <span className={classes.picture} aria-hidden />
      ) : (
        <img className={classes.picture} src={badge.image} alt="" />
      )}
      <div className={classes.words}>
        <b className={classes.title}>{badge.title}</b>
        <p className={classes.text}>{badge.content}</p>
        {sharedNetwork.length > 0 && (
          <p className={classes.shared}>
            <IconCircleCheckFilled size={15} aria-hidden />
            {t("recognition.popup.shared", { networks: formatList(sharedNetwork.map(nameOf)) })}
          </p>
        )}
      </div>
      <Button
        className={classes.share}
        variant="default"
        leftSection={<IconShare size={16} stroke={1.8} aria-hidden />}
        aria-haspopup="dialog"
        aria-label={t("recognition.popup.shareNamed", { title: badge.title })}
        onClick={() => onShare(entry)}
      >
        {t("recognition.popup.share")}
      </Button>
    </li>
  );
}

/** Badges with the reason for each; each can be shared. */
export function BadgeList({ label, badges, onShare }: BadgeListProps) {
  return (
    <ul className={classes.list} aria-label={label}>
      {badges.map((entry) => (
        <Row key={entry.id} entry={entry} onShare={onShare} />
      ))}
    </ul>
  );
}
