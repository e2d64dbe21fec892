import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import type { listSwitchLog, readKillSwitches } from "@polyphon/contract/operations/kill-switch.contract.ts";
import { type SwitchScope, switchScopes } from "@polyphon/contract/operations/operations.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import type { Kit } from "@polyphon/admin-kit/kit/kit-context.tsx";
import type { SwitchTarget } from "../../../shared/switches/switch-target.ts";
import type { Text } from "../../../shared/text/use-text.ts";

export type KillSwitches = OutputOf<typeof readKillSwitches>;
export type LogRow = OutputOf<typeof listSwitchLog>["items"][number];

export type OnTurn = (target: SwitchTarget, stop: boolean) => void;

/** The props of a section that shows and sets switches. */
export interface SwitchesProps {
  switches: KillSwitches;
  onTurn: OnTurn;
}

export const jobName = (job: string, label: Kit["label"]): string => label(`operations.jobs.${job}`) ?? job;

interface Named {
  readonly scope: SwitchScope;
  readonly key: string;
  readonly name: string | null;
}

export function switchName({ scope, key, name }: Named, text: Text, label: Kit["label"]): string {
  if (scope === "all") return text("shell.turn.stopAll");
  if (scope === "cron") return jobName(key, label);
  const network = networks.find((one) => scope === "network" && one === key);
  return network ? networkNames[network] : (name ?? key);
}

/** The last segment of a log's address: a scope and, except for everything, its key. */
export const logId = ({ scope, key }: Pick<SwitchTarget, "scope" | "key">): string =>
  key === "" ? scope : `${scope}.${key}`;

export const everySwitch = "every";

/** Of one switch; of every one where it names none. */
export interface SwitchLog {
  readonly scope?: SwitchScope;
  readonly key?: string;
}

/** The switch that an address names, or every one; null where there is none of that name. */
export function readLogId(id: string): SwitchLog | null {
  if (id === everySwitch) return {};
  const [first = "", ...rest] = id.split(".");
  const scope = switchScopes.find((one) => one === first);
  return scope === undefined ? null : { scope, key: rest.join(".") };
}
