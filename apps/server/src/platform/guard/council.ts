import type { Doing } from "@polyphon/contract/kit/about.ts";
import type { Tx } from "../db/transaction.ts";
import type { SecretBox } from "../secret/secret-box.ts";
import type { Signer } from "../secret/signer.ts";
import type { StaffActor } from "../session/actor.ts";

/** Employees of whom one call told a member of staff what they do. */
export interface Looks {
  readonly reader: StaffActor;
  readonly doings: readonly Doing[];
  readonly people: readonly number[];
  readonly at: Date;
}

/** What the guard knows about companies and employees, and what it makes names with. */
export interface Council {
  /** Those of the companies that are in works-council mode; of all companies in sight where none are named. */
  readonly companies: (tx: Tx, among: readonly number[] | null) => Promise<readonly number[]>;
  /** The companies of employees. */
  readonly companiesOf: (tx: Tx, people: readonly number[]) => Promise<ReadonlyMap<number, number>>;
  /** Writes down who was shown what of whom. */
  readonly recordLooks: (tx: Tx, looks: Looks) => Promise<void>;
  readonly signer: Signer;
  readonly box: SecretBox;
}
