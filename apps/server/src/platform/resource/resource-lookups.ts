import type { ChoiceSource } from "@polyphon/contract/kit/choice-source.ts";
import type { PictureUse } from "@polyphon/contract/media/picture-uses.ts";
import type { Tx } from "../db/transaction.ts";

export interface Choice {
  readonly id: number;
  readonly name: string;
  readonly detail: string | null;
}

/** Where things of one kind are looked up: only those in the transaction's scope are found. */
export interface ChoiceFinder {
  find(tx: Tx, search: string | undefined, limit: number): Promise<Choice[]>;
  named(tx: Tx, ids: readonly number[]): Promise<Choice[]>;
}

/** What administered things need from other modules: names behind ids, and pictures. */
export interface ResourceLookups {
  readonly choices: Readonly<Record<ChoiceSource, ChoiceFinder>>;
  accountNames(tx: Tx, ids: readonly number[]): Promise<Map<number, string>>;
  /** Keeps the markup that a formatted text may contain; everything else is removed. */
  cleanHtml(html: string): string;
  readonly pictures: {
    /** Addresses of those that are ready and inside the scope. */
    show(tx: Tx, ids: readonly number[]): Promise<Map<number, string>>;
    /** Throws where the picture is not the caller's, not ready, or breaks the rule of its use. */
    refuse(tx: Tx, id: number, use: PictureUse, field: string): Promise<void>;
  };
}
