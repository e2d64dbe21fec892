import type { LinkBox } from "../../../platform/mail/sealed-link.ts";
import type { Storage } from "../../../platform/storage/storage.ts";
import type { ProhibitedAmong } from "./uploads.port.ts";

export interface UploadDeps {
  readonly storage: Storage;
  readonly prohibitedAmong: ProhibitedAmong;
  readonly linkBox: LinkBox;
  readonly employeeUrl: string;
}
