import { Button } from "@mantine/core";
import { StatusDot, type StatusTone } from "@polyphon/ui/feedback/status-dot.tsx";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { NetworkMark } from "@polyphon/ui/social/networks/network-mark.tsx";
import { IconArrowRight } from "@tabler/icons-react";
import { formatNumber } from "../../shared/time/formats.ts";
import { t, type TextKey } from "../../shared/text/text.ts";
import { FollowersField } from "./followers-field.tsx";
import { groupTypeOptions } from "./group-types.ts";
import classes from "./groups.module.css";
import { type Group, useGroupCommands } from "./use-groups.ts";

function stateOf({ connection }: Group): { tone: StatusTone; text: TextKey } {
  if (connection === "TOKEN_ACTIVE") return { tone: "ok", text: "people.groups.connected" };
  return connection === "NOT_CONNECTED"
    ? { tone: "idle", text: "people.groups.notConnected" }
    : { tone: "bad", text: "people.groups.expired" };
}

export interface GroupRowProps {
  group: Group;
  mayChange: boolean;
  entering: boolean;
  onEnter: () => void;
}

export function GroupRow({ group, mayChange, entering, onEnter }: GroupRowProps) {
  const { changeType } = useGroupCommands();
  const { tone, text } = stateOf(group);
  const name = group.accountName;
  return (
    <li className={classes.row} aria-label={name}>
      <NetworkMark network="linkedin" size={34} absent={tone === "idle"} />
      <div className={classes.words}>
        <h2 className={classes.name}>{name}</h2>
        <StatusDot tone={tone}>{t(text)}</StatusDot>
        {tone !== "ok" && mayChange && <p className={classes.hint}>{t("people.groups.connectHint")}</p>}
        {!mayChange && (
          <p className={classes.hint}>
            {t(`people.groups.${group.groupType}`)}
            {group.followers !== null &&
              ` · ${t("people.groups.followers")}: ${formatNumber(group.followers)}`}
          </p>
        )}
      </div>
      {mayChange && (
        <div className={classes.tools}>
          <Segmented
            label={t("people.groups.type")}
            showLabel
            value={group.groupType}
            onChange={(groupType) => changeType.mutate({ id: group.id, groupType })}
            options={groupTypeOptions()}
          />
          <FollowersField key={group.followers} group={group} />
          <Button
            variant="light"
            loading={entering}
            onClick={onEnter}
            aria-label={`${t("people.groups.enter")}: ${name}`}
            rightSection={<IconArrowRight size={16} stroke={1.8} aria-hidden />}
          >
            {t("people.groups.enter")}
          </Button>
        </div>
      )}
    </li>
  );
}
