import { Button } from "@mantine/core";
import type { MentionState } from "@polyphon/contract/mentions/mentions.ts";
import { StatusDot, type StatusTone } from "@polyphon/ui/feedback/status-dot.tsx";
import { IconBuilding, IconExternalLink, IconUser } from "@tabler/icons-react";
import { t } from "../../shared/text/text.ts";
import classes from "./mentions.module.css";
import type { Mention } from "./use-mentions.ts";

const tones: Readonly<Record<MentionState, StatusTone>> = {
  PENDING_APPROVAL: "warn",
  ACTIVE: "ok",
  REJECTED: "bad",
};

export interface MentionRowProps {
  mention: Mention;
  onEdit: () => void;
  onRemove: () => void;
}

export function MentionRow({ mention, onEdit, onRemove }: MentionRowProps) {
  const { displayName: name, accountType, status, profileUrl, can } = mention;
  const Icon = accountType === "PERSONAL" ? IconUser : IconBuilding;
  return (
    <li className={classes.row} aria-label={name}>
      <span className={classes.mark} aria-hidden>
        <Icon size={20} stroke={1.7} />
      </span>
      <div className={classes.words}>
        <h2 className={classes.name}>{name}</h2>
        <p className={classes.facts}>
          <span>{t(`mentions.${accountType}`)}</span>
          {profileUrl !== null && (
            <a
              className={classes.link}
              href={profileUrl}
              target="_blank"
              rel="noreferrer"
              aria-label={t("mentions.profileOf", { name })}
            >
              {t("mentions.profile")}
              <IconExternalLink size={14} stroke={1.8} aria-hidden />
            </a>
          )}
        </p>
      </div>
      <StatusDot tone={tones[status]} pill={status !== "ACTIVE"}>
        {t(`mentions.state.${status}`)}
      </StatusDot>
      {(can.edit || can.remove) && (
        <div className={classes.tools}>
          {can.edit && (
            <Button variant="subtle" aria-label={t("mentions.editOf", { name })} onClick={onEdit}>
              {t("mentions.edit")}
            </Button>
          )}
          {can.remove && (
            <Button
              variant="subtle"
              color="red"
              aria-label={t("mentions.removeOf", { name })}
              onClick={onRemove}
            >
              {t("mentions.remove")}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
