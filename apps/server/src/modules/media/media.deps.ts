import type { Storage } from "../../platform/storage/storage.ts";
import type { OutsidePages } from "./media.port.ts";

export interface MediaDeps {
  readonly storage: Storage;
  readonly signingKey: string;
  readonly outside: OutsidePages;
}
