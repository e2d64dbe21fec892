import { Button } from "@mantine/core";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { IconHandStop, IconPlayerPlay } from "@tabler/icons-react";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { useText } from "../../../shared/text/use-text.ts";
import classes from "../operations.module.css";
import type { SwitchesProps } from "./switch-model.ts";
import { countText } from "../../../shared/switches/switch-target.ts";

/** The global switch, with what it would stop. */
export function EverythingSwitch({ switches: { all }, onTurn }: SwitchesProps) {
  const { text, language } = useText();
  const target = { scope: "all", key: "", name: text("shell.turn.stopAll") } as const;
  const words =
    all.active && all.at !== null
      ? text("shell.turn.since", {
          moment: formatMoment(all.at, language),
          by: all.by ?? text("shell.turn.product"),
          reason: all.reason ?? "",
        })
      : text("operations.switch.everythingText", {
          planned: countText(all.planned, text, language),
          companies: all.companies.toLocaleString(language),
        });
  const Icon = all.active ? IconHandStop : IconPlayerPlay;
  return (
    <Card>
      <div className={classes.everything} data-stopped={all.active || undefined}>
        <span className={classes.tile} aria-hidden>
          <Icon size={18} stroke={1.8} />
        </span>
        <div className={classes.everythingWords}>
          <h2 className={classes.everythingTitle}>{text("operations.switch.everything")}</h2>
          <p className={classes.quiet}>{words}</p>
        </div>
        {all.active ? (
          <Button
            leftSection={<IconPlayerPlay size={16} stroke={1.8} aria-hidden />}
            onClick={() => onTurn(target, false)}
          >
            {text("operations.switch.release")}
          </Button>
        ) : (
          <Button
            variant="default"
            className={classes.stop}
            leftSection={<IconHandStop size={16} stroke={1.8} aria-hidden />}
            onClick={() => onTurn(target, true)}
          >
            {text("operations.switch.stopAll")}
          </Button>
        )}
      </div>
    </Card>
  );
}
