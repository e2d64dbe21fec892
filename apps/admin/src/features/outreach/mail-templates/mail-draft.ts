import type { ShownMailTemplate } from "@polyphon/contract/outreach/mail-templates.contract.ts";
import type { Named } from "@polyphon/contract/kit/named.ts";

/** The values of a mail's form. */
export interface MailDraft {
  readonly own: ShownMailTemplate["own"];
  readonly companies: readonly Named[];
  readonly holdingEntities: readonly Named[];
}

const idsOf = (things: readonly Named[]) => things.map(({ id }) => id).toSorted((one, other) => one - other);
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export function storedOf({ version, own, companies, holdingEntities }: ShownMailTemplate) {
  const values: MailDraft = { own, companies, holdingEntities };
  return { version, values };
}

/** Regardless of the order they were chosen in. */
export function sentOf({ own, companies, holdingEntities }: MailDraft) {
  return { own, companies: idsOf(companies), holdingEntities: idsOf(holdingEntities) };
}

/** How many parts of the mail differ from what is stored. */
export function changesOf(stored: MailDraft, draft: MailDraft): number {
  const [before, after] = [sentOf(stored), sentOf(draft)];
  return [
    !same(before.own.en, after.own.en),
    !same(before.own.de, after.own.de),
    !same(before.companies, after.companies),
    !same(before.holdingEntities, after.holdingEntities),
  ].filter(Boolean).length;
}
