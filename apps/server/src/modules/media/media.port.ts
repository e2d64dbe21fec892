import type { DataStore } from "@tus/server";

/** Where the bytes of an upload wait until it is complete. */
export type UploadStore = DataStore;

export interface OutsideFile {
  /** The final address after redirects. */
  readonly url: string;
  readonly type: string;
  readonly body: Buffer;
}

/** Pages and pictures of the internet; null for whatever could not or may not be read. */
export interface OutsidePages {
  page(url: string): Promise<OutsideFile | null>;
  picture(url: string): Promise<OutsideFile | null>;
  /** False when a person asks more often than a human would. */
  mayAsk(accountId: number): Promise<boolean>;
}
