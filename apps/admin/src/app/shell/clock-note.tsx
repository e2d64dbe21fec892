import { useAccount } from "../../shared/session/account.ts";
import { useText } from "../../shared/text/use-text.ts";
import { clockZone } from "../../shared/time/clock-zone.ts";

/** By whose clock the times of the page are, said once. */
export function ClockNote() {
  const { text } = useText();
  const { companyId } = useAccount();
  const zone = clockZone();
  return (
    <span>{text(companyId === null ? "shell.frame.deviceClock" : "shell.frame.companyClock", { zone })}</span>
  );
}
