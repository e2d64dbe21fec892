import { setOwnSwitch as at } from "@polyphon/contract/operations/own-switch.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { companyOf, setOwn } from "./own-switch.ts";

export const setOwnKillSwitch = command(at, ({ input, actor, tx, now }) =>
  setOwn(tx, { ...input, scope: { scope: "company", key: String(companyOf(actor)) }, actor, now }),
);
