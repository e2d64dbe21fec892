import { z } from "zod";
import { doings } from "../kit/about.ts";
import { endpoint } from "../kit/endpoint.ts";
import { named } from "../kit/named.ts";
import { pageInput, pageOf } from "../kit/page.ts";
import { ref } from "../kit/ref.ts";
import { userTypeNames } from "../permissions.ts";
import { visibility } from "./looks.ts";

const ofOneself = { signedIn: "front", because: "everybody may know who sees what of them" } as const;
const ofCompany = { staff: "list_corporate_user" } as const;

/** Who may see what the caller does. */
export const readOwnVisibility = endpoint({
  name: "read-own-visibility",
  method: "GET",
  path: "/services/front/api/visible-to-others",
  about: "none",
  access: ofOneself,
  reads: ["company", "role"],
  input: z.object({}),
  output: visibility,
  errors: [],
});

/** Who was shown what the caller does, newest first; what one reader saw on one day is one line. */
export const listOwnLooks = endpoint({
  name: "list-own-looks",
  method: "GET",
  path: "/services/front/api/looks",
  about: "none",
  access: ofOneself,
  reads: ["log"],
  input: z.object(pageInput),
  output: pageOf(
    z.object({
      /** Of the company's own staff; null for the provider's. */
      name: z.string().nullable(),
      userType: z.enum(userTypeNames),
      firstAt: z.iso.datetime(),
      lastAt: z.iso.datetime(),
      seen: z.array(z.object({ doing: z.enum(doings), times: z.number().int() })),
    }),
  ),
  errors: [],
});

/** A company's staff ask of their own; the provider's name one. */
const company = { companyId: ref("company").optional() };

/** The same table for those who decide about it. */
export const readCompanyVisibility = endpoint({
  name: "read-company-visibility",
  method: "GET",
  path: "/services/admin/api/works-council",
  about: "none",
  access: ofCompany,
  reads: ["company", "role"],
  input: z.object(company),
  /** Null where the provider's staff have not named a company. */
  output: z.object({ company: named, visibility }).nullable(),
  errors: ["not_found"],
});

/** One page about it as a file, in the language of the caller. */
export const readDataSheet = endpoint({
  name: "read-data-sheet",
  method: "GET",
  path: "/services/admin/api/works-council/data-sheet",
  about: "none",
  access: ofCompany,
  reads: ["company", "role"],
  input: z.object(company),
  /** The bytes in base64. */
  output: z.object({ fileName: z.string(), content: z.string() }),
  errors: ["not_found"],
});
