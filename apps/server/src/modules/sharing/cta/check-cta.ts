import type { InputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { addCta } from "@polyphon/contract/sharing/cta.contract.ts";
import { datesFault } from "@polyphon/rules/sharing/cta/call-to-action.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import { namesOfCategories, refuseProhibited } from "../../content/content.api.ts";
import type { CtaFields } from "./cta.store.ts";

const instant = (value: string | null) => (value === null ? null : new Date(value));

/**
 * The fields as they are stored, or the refusal: dates that do not match, an inaccessible category, a prohibited word.
 */
export async function checkCta(tx: Tx, companyId: number, input: InputOf<typeof addCta>): Promise<CtaFields> {
  const [startsAt, endsAt] = [instant(input.startDate), instant(input.endDate)];
  const fault = datesFault(startsAt, endsAt);
  if (fault) {
    const field = startsAt === null ? "startDate" : "endDate";
    throw new Refusal("validation", {}, [{ field, error: fault, values: {} }]);
  }
  const categoryIds = [...new Set(input.categoryIds)];
  if ((await namesOfCategories(tx, categoryIds)).length < categoryIds.length) throw new Refusal("not_found");
  const { title, description, ctaSocialCopy: copy } = input;
  await refuseProhibited(tx, companyId, [
    { field: "title", text: title },
    { field: "description", text: description },
    { field: "ctaSocialCopy", text: copy },
  ]);
  return { title, description, copy, categoryIds, startsAt, endsAt };
}
