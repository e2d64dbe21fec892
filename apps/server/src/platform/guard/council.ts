import type { Tx } from "../db/transaction.ts";
import type { SecretBox } from "../secret/secret-box.ts";
import type { Signer } from "../secret/signer.ts";

/** What the guard knows about companies and employees, and what it makes names with. */
export interface Council {
  /** Those of the companies that are in works-council mode; of all companies in sight where none are named. */
  readonly companies: (tx: Tx, among: readonly number[] | null) => Promise<readonly number[]>;
  /** The companies of employees. */
  readonly companiesOf: (tx: Tx, people: readonly number[]) => Promise<ReadonlyMap<number, number>>;
  readonly signer: Signer;
  readonly box: SecretBox;
}
