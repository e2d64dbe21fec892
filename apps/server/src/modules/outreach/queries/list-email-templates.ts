import { listMailTemplates as at } from "@polyphon/contract/outreach/mail-templates.contract.ts";
import { query } from "../../../platform/operation/query.ts";
import { showMailTemplates } from "../mail-templates.ts";
import type { OutreachNeeds } from "../outreach.needs.ts";

export const listEmailTemplates = ({ desk }: OutreachNeeds) =>
  query(at, async ({ tx }) => ({ items: await showMailTemplates(tx, desk, null) }));
