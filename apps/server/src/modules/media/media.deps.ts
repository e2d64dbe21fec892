import type { Storage } from "../../platform/storage/storage.ts";
import type { OutsidePages } from "./media.port.ts";
import type { Signer } from "../../platform/secret/signer.ts";

export interface MediaDeps {
  readonly storage: Storage;
  readonly signer: Signer;
  readonly outside: OutsidePages;
}
