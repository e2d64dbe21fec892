import { addressOf } from "../../shared/address/address.ts";
import { AppLink } from "../../shared/address/app-link.tsx";
import { useMe } from "../../shared/session/me.ts";
import { t } from "../../shared/text/text.ts";
import classes from "./autopilot-pill.module.css";

/** Shows on every page whether the user's autopilot is on. On a phone it is in the menu. */
export function AutopilotPill() {
  const { can, userMeta } = useMe().account;
  if (!can.features.includes("autopilot_config")) return null;
  const on = userMeta.isAutopilotEnable;
  return (
    <AppLink href={addressOf("/autopilot-config")} className={classes.pill} data-on={on || undefined}>
      {t(on ? "shell.autopilot.on" : "shell.autopilot.off")}
    </AppLink>
  );
}
