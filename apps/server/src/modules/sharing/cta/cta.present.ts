import type { callToAction } from "@polyphon/contract/sharing/cta.contract.ts";
import type { z } from "zod";
import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import { namesOfCategories } from "../../content/content.api.ts";
import { type CtaRow, findCta } from "./cta.store.ts";

type ShownCta = z.output<typeof callToAction>;

export async function presentCtas(tx: Tx, rows: readonly CtaRow[]): Promise<ShownCta[]> {
  const named = await namesOfCategories(tx, [...new Set(rows.flatMap((row) => row.categoryIds))]);
  return rows.map((row) => {
    const categories = named.filter(({ id }) => row.categoryIds.includes(id));
    return {
      id: row.id,
      title: row.title,
      description: row.description,
      ctaSocialCopy: row.copy,
      categories,
      categoryNames: categories.map(({ name }) => name),
      startDate: row.startsAt?.toISOString() ?? null,
      endDate: row.endsAt?.toISOString() ?? null,
      createdDate: row.createdAt.toISOString(),
      status: row.active ? "ACTIVE" : "INACTIVE",
      version: row.version,
    };
  });
}

export async function showCta(tx: Tx, userId: number, id: number): Promise<ShownCta> {
  const row = await findCta(tx, userId, id);
  const [shown] = row ? await presentCtas(tx, [row]) : [];
  if (!shown) throw new Refusal("not_found");
  return shown;
}
