import type { Tx } from "../../../platform/db/transaction.ts";
import type { LinkBox } from "../../../platform/mail/sealed-link.ts";
import type { Storage } from "../../../platform/storage/storage.ts";

/** Those of many addresses that nobody may have; content, which keeps the list, stands after this module. */
export type ProhibitedAmong = (tx: Tx, emails: readonly string[]) => Promise<ReadonlySet<string>>;

export interface UploadNeeds {
  readonly storage: Storage;
  readonly prohibitedAmong: ProhibitedAmong;
  readonly linkBox: LinkBox;
  readonly employeeUrl: string;
}
