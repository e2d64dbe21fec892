import type { DataStore } from "@tus/server";

/** Where the bytes of an upload wait until it is whole. */
export type UploadStore = DataStore;

export interface OutsideFile {
  /** Where the address led in the end. */
  readonly url: string;
  readonly type: string;
  readonly body: Buffer;
}

/** Pages and pictures of the open internet; null for whatever could not or may not be read. */
export interface OutsidePages {
  page(url: string): Promise<OutsideFile | null>;
  picture(url: string): Promise<OutsideFile | null>;
  /** False when somebody asks more often than a person would. */
  mayAsk(accountId: number): Promise<boolean>;
}
