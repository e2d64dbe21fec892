import type { ShownMailTemplate } from "@polyphon/contract/outreach/mail-templates.contract.ts";
import type { Named } from "@polyphon/contract/kit/named.ts";

/** What a form holds of a mail. */
export interface MailDraft {
  readonly own: ShownMailTemplate["own"];
  readonly companies: readonly Named[];
  readonly holdingEntities: readonly Named[];
}

const idsOf = (things: readonly Named[]) => things.map(({ id }) => id).toSorted((one, other) => one - other);
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** How many parts of the mail differ from what is stored. */
export function changesOf(stored: MailDraft, draft: MailDraft): number {
  return [
    !same(stored.own.en, draft.own.en),
    !same(stored.own.de, draft.own.de),
    !same(idsOf(stored.companies), idsOf(draft.companies)),
    !same(idsOf(stored.holdingEntities), idsOf(draft.holdingEntities)),
  ].filter(Boolean).length;
}
