import type { ChoiceSource } from "@polyphon/contract/kit/choice-source.ts";
import type { PictureUse } from "@polyphon/contract/media/picture-uses.ts";
import type { Tx } from "../db/transaction.ts";

export interface Choice {
  readonly id: number;
  readonly name: string;
  readonly detail: string | null;
}

/** Where the things of one kind are looked for: only those of the transaction's scope are found. */
export interface ChoiceFinder {
  find(tx: Tx, search: string | undefined, limit: number): Promise<Choice[]>;
  named(tx: Tx, ids: readonly number[]): Promise<Choice[]>;
}

/** What administered things need of other modules: names behind ids, and pictures. */
export interface ResourceDesk {
  readonly choices: Readonly<Record<ChoiceSource, ChoiceFinder>>;
  accountNames(tx: Tx, ids: readonly number[]): Promise<Map<number, string>>;
  /** What may stand in a page of formatted text; everything else is taken out. */
  cleanHtml(html: string): string;
  readonly pictures: {
    /** Addresses of those that are ready and inside the scope. */
    show(tx: Tx, ids: readonly number[]): Promise<Map<number, string>>;
    /** Throws where the picture is none of the caller's, not ready, or breaks the rule of its use. */
    refuse(tx: Tx, id: number, use: PictureUse, field: string): Promise<void>;
  };
}
