import type { ErrorName } from "@polyphon/contract/errors.ts";
import type { Language } from "@polyphon/i18n/kit/languages.ts";
import type { Tx } from "../db/transaction.ts";
import { Refusal } from "../operation/refusal.ts";
import { refusalText } from "../operation/refusal-text.ts";

/** Each row on its own: a refusal for one is rolled back for this one only and reported. */
export async function actOnEach(
  { tx, language }: { readonly tx: Tx; readonly language: Language },
  ids: readonly number[],
  missing: ErrorName,
  act: (id: number) => Promise<void>,
): Promise<{ done: number[]; refused: { id: number; description: string }[] }> {
  const done: number[] = [];
  const refused: { id: number; refusal: Refusal }[] = [];
  for (const id of ids) {
    try {
      await tx.savepoint(() => act(id));
      done.push(id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ id, refusal: error });
    }
  }
  if (done.length === 0 && refused.every(({ refusal }) => refusal.error === missing))
    throw new Refusal(missing);
  return {
    done,
    refused: refused.map(({ id, refusal }) => ({ id, description: refusalText(refusal, language) })),
  };
}
