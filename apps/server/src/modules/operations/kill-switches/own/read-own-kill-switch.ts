import { readOwnSwitch as at } from "@polyphon/contract/operations/own-switch.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { companyOf, readOwn } from "./own-switch.ts";

export const readOwnKillSwitch = query(at, ({ actor, tx, now }) =>
  readOwn(tx, { scope: "company", key: String(companyOf(actor)) }, now),
);
