import type { ResourceLookups } from "../../platform/resource/resource-lookups.ts";
import type { FormCaptcha } from "./site.port.ts";

export interface SiteDeps {
  readonly captcha: FormCaptcha;
  /** Seconds that an address must wait before it may send another form; 0 when it may now. */
  readonly formWait: (address: string) => Promise<number>;
  /** Where the provider is notified of an enquiry; null notifies nobody. */
  readonly enquiryMail: string | null;
  readonly adminUrl: string;
  /** Who made the changes of a page. */
  readonly accountNames: ResourceLookups["accountNames"];
}
