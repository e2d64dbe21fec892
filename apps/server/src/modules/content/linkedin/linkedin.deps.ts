import type { Database } from "../../../platform/db/pool.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { FreshToken } from "../../networks/networks.api.ts";
import type { OrganisationPage } from "./linkedin-page.port.ts";

/** Writes the row of a picture whose file lies in storage, and answers its id. */
export type KeepPicture = (tx: Tx) => Promise<number>;

/** What importing and copying posts of LinkedIn pages needs; compose fills it. */
export interface ImportDeps {
  readonly page: OrganisationPage;
  /** A token of the person's LinkedIn connection; `spent` is one that the network has just refused. */
  readonly token: (database: Database, userId: number, spent: string | null) => Promise<FreshToken>;
  /** Fetches a picture under the same guard as every outside address, and stores it; null when it may not be used. */
  readonly takePicture: (companyId: number, url: string) => Promise<KeepPicture | null>;
  /** A second copy of a stored picture, for another company. */
  readonly copyPicture: (companyId: number, pictureKey: string) => Promise<KeepPicture | null>;
  /** Those of the posts at LinkedIn that the person shared from here. */
  readonly sharedByUs: (tx: Tx, userId: number, urns: readonly string[]) => Promise<ReadonlySet<string>>;
}
