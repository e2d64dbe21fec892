import type { ResourceDesk } from "../../platform/resource/resource-desk.ts";

type Verdict =
  | { readonly kind: "scored"; readonly score: number }
  | { readonly kind: "refused"; readonly detail: string }
  | { readonly kind: "unavailable"; readonly detail: string };

export interface FormCaptcha {
  verify(input: {
    readonly token: string;
    readonly action: string;
    readonly address: string;
  }): Promise<Verdict>;
  verifyChallenge(input: { readonly token: string; readonly address: string }): Promise<Verdict>;
}

export interface SiteNeeds {
  readonly captcha: FormCaptcha;
  /** Seconds that an address must wait before it may send another form; 0 when it may now. */
  readonly formWait: (address: string) => Promise<number>;
  /** Where the provider reads that an enquiry came in; null tells nobody. */
  readonly enquiryMail: string | null;
  readonly adminUrl: string;
  /** Who stands behind the changes of a page. */
  readonly accountNames: ResourceDesk["accountNames"];
}
