import { sendContact as at } from "@polyphon/contract/site/site.contract.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import type { SiteDeps } from "../../site.deps.ts";
import { siteTexts } from "../site-texts.ts";
import { takeEnquiry } from "../take-enquiry.ts";

export const contact = (deps: SiteDeps) =>
  flow(at, "calls-outside", async ({ input, visitor, inTx }) => {
    const { captcha, captchaPayload, name, email, phone, message } = input;
    const nothing = { role: null, company: null, contactMethod: null };
    const enquiry = { ...nothing, kind: "CONTACT", name, email, phone, message } as const;
    await takeEnquiry(deps, { action: "contact", captcha, captchaPayload, enquiry, visitor, inTx });
    return { message: siteTexts[visitor.language].contactSent };
  });
