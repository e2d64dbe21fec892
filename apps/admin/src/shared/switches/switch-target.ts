import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { readKillSwitches } from "@polyphon/contract/operations/kill-switch.contract.ts";
import type { SwitchScope } from "@polyphon/contract/operations/operations.ts";
import type { Text } from "../text/use-text.ts";

export type Count = OutputOf<typeof readKillSwitches>["held"];

/** One switch, and the name of what it stops. */
export interface SwitchTarget {
  readonly scope: SwitchScope;
  readonly key: string;
  readonly name: string;
  /** Of the caller's own company, whose staff stop that company and the posts it has written. */
  readonly own?: boolean;
}

export function countText({ value, exact }: Count, text: Text, language: string): string {
  const count = value.toLocaleString(language);
  return exact ? count : text("shell.turn.about", { count });
}
