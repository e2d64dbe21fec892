import { listMailTemplates as at } from "@polyphon/contract/outreach/mail-templates.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { showMailTemplates } from "../mail-templates.ts";
import type { OutreachDeps } from "../../outreach.deps.ts";

export const listEmailTemplates = ({ lookups }: OutreachDeps) =>
  query(at, async ({ tx }) => ({ items: await showMailTemplates(tx, lookups, null) }));
