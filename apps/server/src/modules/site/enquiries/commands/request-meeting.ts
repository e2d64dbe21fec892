import { requestMeeting as at } from "@polyphon/contract/site/site.contract.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import type { SiteDeps } from "../../site.deps.ts";
import { siteTexts } from "../site-texts.ts";
import { takeEnquiry } from "../take-enquiry.ts";

export const requestMeeting = (deps: SiteDeps) =>
  flow(at, "calls-outside", async ({ input, visitor, inTx }) => {
    const { captcha, captchaPayload, name, role, email, company, phone, contactMethod } = input;
    const enquiry = {
      kind: "MEETING",
      name,
      role,
      email,
      company,
      phone,
      contactMethod,
      message: null,
    } as const;
    await takeEnquiry(deps, { action: "meeting", captcha, captchaPayload, enquiry, visitor, inTx });
    return { message: siteTexts[visitor.language].meetingRequested };
  });
