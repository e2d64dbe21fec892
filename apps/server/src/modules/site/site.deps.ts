import type { ResourceDesk } from "../../platform/resource/resource-desk.ts";
import type { FormCaptcha } from "./site.port.ts";

export interface SiteDeps {
  readonly captcha: FormCaptcha;
  /** Seconds that an address must wait before it may send another form; 0 when it may now. */
  readonly formWait: (address: string) => Promise<number>;
  /** Where the provider reads that an enquiry came in; null tells nobody. */
  readonly enquiryMail: string | null;
  readonly adminUrl: string;
  /** Who stands behind the changes of a page. */
  readonly accountNames: ResourceDesk["accountNames"];
}
