import { z } from "zod";
import { emailField } from "../identity/fields.ts";
import { endpoint } from "../kit/endpoint.ts";
import { listSort } from "../kit/list.ts";
import { pageInput, pageOf } from "../kit/page.ts";
import { ref, rowVersion } from "../kit/ref.ts";
import { rowChange } from "../kit/resource/resource.ts";
import { limits } from "../limits.ts";

const pageKey = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[a-z0-9][a-z0-9_-]*$/)
  .meta({ example: "privacy-policy" });

/** The address without its slash; `eula`, `privacy-policy` and `term-condition` belong to screens of their own. */
export const readPage = endpoint({
  name: "read-cms-page",
  method: "GET",
  path: "/services/front/api/cms",
  about: "none",
  access: { public: "privacy policy, terms and landing pages are open to everybody" },
  reads: ["page"],
  input: z.object({ page: pageKey }),
  output: z.object({
    key: z.string(),
    title: z.string(),
    description: z.string(),
    updatedAt: z.iso.datetime(),
  }),
  errors: ["not_found"],
});

const field = z.string().trim().min(1).max(limits.form.fieldMax);
const formEmail = emailField.pipe(z.string().max(limits.form.fieldMax));
const phone = field.regex(/^\+?[0-9 ()./-]{5,}$/).meta({ example: "+49 40 123456" });
const captcha = z.string().min(1).max(4000);
/** The solved challenge, sent when the score of the same form was too low. */
const captchaPayload = z.string().min(1).max(4000).optional();

export const contactMethods = ["EMAIL", "PHONE", "VIDEO_CALL"] as const;

export const requestMeeting = endpoint({
  name: "request-meeting",
  method: "POST",
  path: "/services/front/api/request-meeting",
  about: "none",
  access: { public: "visitors ask for a meeting" },
  changes: [],
  input: z.object({
    name: field,
    role: field,
    email: formEmail,
    company: field,
    phone,
    contactMethod: z.enum(contactMethods),
    captcha,
    captchaPayload,
  }),
  output: z.object({ message: z.string() }),
  errors: ["captcha_failed", "too_many_requests", "unavailable"],
});

export const sendContact = endpoint({
  name: "contact",
  method: "POST",
  path: "/services/front/api/contact",
  about: "none",
  access: { public: "visitors write to us" },
  changes: [],
  input: z.object({
    name: field,
    email: formEmail,
    phone,
    message: z.string().trim().min(1).max(limits.form.messageMax),
    captcha,
    captchaPayload,
  }),
  output: z.object({ message: z.string() }),
  errors: ["captcha_failed", "too_many_requests", "unavailable"],
});

export const cmsPage = z.object({
  id: ref("page"),
  key: z.string(),
  title: z.string(),
  contentEn: z.string(),
  contentDe: z.string(),
  updatedAt: z.iso.datetime(),
  version: z.number().int(),
});

export const listPages = endpoint({
  name: "list-cms-pages",
  method: "GET",
  path: "/services/admin/api/cms",
  about: "none",
  access: { staff: "list_cms_pages", provider: true },
  reads: ["page"],
  input: z.object({ ...pageInput, search: z.string().trim().max(100).optional() }),
  output: pageOf(cmsPage.omit({ contentEn: true, contentDe: true })),
  errors: [],
});

export const getPage = endpoint({
  name: "get-cms-page",
  method: "GET",
  path: "/services/admin/api/cms/:id",
  about: "none",
  access: { staff: "list_cms_pages", provider: true },
  reads: ["page"],
  input: z.object({ id: ref("page") }),
  output: cmsPage,
  errors: ["not_found"],
});

/** Who changed a page, with the text before and after. */
export const listPageHistory = endpoint({
  name: "list-history-of-cms-pages",
  method: "GET",
  path: "/services/admin/api/cms/:id/history",
  about: "none",
  access: { staff: "list_cms_pages", provider: true },
  reads: ["page"],
  input: z.object({ id: ref("page"), ...pageInput }),
  output: pageOf(rowChange),
  errors: ["not_found"],
});

export const editPage = endpoint({
  name: "edit-cms-page",
  method: "PUT",
  path: "/services/admin/api/cms/:id",
  about: "none",
  access: { staff: "list_cms_pages", provider: true },
  changes: ["page"],
  input: z.object({
    id: ref("page"),
    title: z.string().trim().min(1).max(limits.page.titleMax),
    contentEn: z.string().min(1).max(limits.page.contentMax),
    contentDe: z.string().max(limits.page.contentMax),
    version: rowVersion,
  }),
  output: cmsPage,
  errors: ["not_found", "edited_meanwhile"],
});

export const enquiryKinds = ["MEETING", "CONTACT"] as const;
export const enquiryStates = ["OPEN", "ANSWERED"] as const;

export const enquiry = z.object({
  id: ref("enquiry"),
  kind: z.enum(enquiryKinds),
  state: z.enum(enquiryStates),
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  role: z.string().nullable(),
  phone: z.string(),
  contactMethod: z.enum(contactMethods).nullable(),
  message: z.string().nullable(),
  reply: z.string().nullable(),
  repliedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});

export const listEnquiries = endpoint({
  name: "list-enquiries",
  method: "GET",
  path: "/services/admin/api/enquiry",
  about: "none",
  access: { staff: "list_enquiry", provider: true },
  reads: ["enquiry"],
  input: z.object({
    ...pageInput,
    search: z.string().trim().max(100).optional(),
    state: z.enum(enquiryStates).optional(),
    sort: listSort(["received", "from", "company"], "-received"),
  }),
  output: pageOf(enquiry),
  errors: [],
});

export const getEnquiry = endpoint({
  name: "get-enquiry",
  method: "GET",
  path: "/services/admin/api/enquiry/:id",
  about: "none",
  access: { staff: "list_enquiry", provider: true },
  reads: ["enquiry"],
  input: z.object({ id: ref("enquiry") }),
  output: enquiry,
  errors: ["not_found"],
});

export const replyEnquiry = endpoint({
  name: "reply-enquiry",
  method: "POST",
  path: "/services/admin/api/enquiry/:id/reply",
  about: "none",
  access: { staff: "reply_enquiry", provider: true },
  changes: ["enquiry"],
  input: z.object({ id: ref("enquiry"), reply: z.string().trim().min(1).max(limits.form.messageMax) }),
  output: enquiry,
  errors: ["not_found", "already_answered"],
});
