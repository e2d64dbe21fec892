import { findProhibited, type ProhibitedFinding } from "@polyphon/rules/content/prohibited/prohibited.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import { prohibitedFor } from "./prohibited-list.ts";

export interface WrittenText {
  /** The field of the form that shows the refusal. */
  readonly field: string;
  readonly text: string;
}

type Found = ProhibitedFinding & { readonly field: string };

function violationOf({ field, kind, found }: Found) {
  return kind === "hashtag"
    ? ({ field, error: "prohibited_hashtag", values: { hashtag: found }, found } as const)
    : ({ field, error: "prohibited_text", values: { found }, found } as const);
}

/** Every write checks this: a prohibited word in one of the texts refuses them all. */
export async function refuseProhibited(
  tx: Tx,
  companyId: number | null,
  texts: readonly WrittenText[],
): Promise<void> {
  const written = texts.filter(({ text }) => text.trim() !== "");
  if (written.length === 0) return;
  const lists = await prohibitedFor(tx, companyId);
  const found = written.flatMap(({ field, text }): Found[] => {
    const finding = lists.map((list) => findProhibited(list, text)).find((each) => each !== null);
    return finding ? [{ field, ...finding }] : [];
  });

  const first = found.find(({ kind }) => kind !== "hashtag") ?? found[0];
  if (!first) return;
  const violations = found.map(violationOf);
  if (first.kind === "hashtag") throw new Refusal("prohibited_hashtag", { hashtag: first.found }, violations);
  throw new Refusal("prohibited_words", {}, violations);
}

/** Answers for many texts of a company whether they contain something prohibited. */
export async function prohibitedIn(tx: Tx, companyId: number): Promise<(text: string) => boolean> {
  const lists = await prohibitedFor(tx, companyId);
  return (text) => lists.some((list) => findProhibited(list, text) !== null);
}
