import { approverUser } from "@polyphon/contract/people/approver-user.resource.ts";
import { chiefUser } from "@polyphon/contract/people/chief-user.resource.ts";
import { corporateUser } from "@polyphon/contract/people/corporate-user.resource.ts";
import { ownCorporateUser } from "@polyphon/contract/people/own-corporate-user.resource.ts";
import { proofReaderUser } from "@polyphon/contract/people/proof-reader-user.resource.ts";
import { writerUser } from "@polyphon/contract/people/writer-user.resource.ts";
import type { Operation } from "../../platform/operation/operation.ts";
import type { ResourceDesk } from "../../platform/resource/resource-desk.ts";
import { serveResource } from "../../platform/resource/serve-resource.ts";
import { keepStaff, type StaffNeeds } from "./keep-staff.ts";

const person = {
  firstName: "first_name",
  lastName: "last_name",
  email: "email",
  notificationEmails: "notification_emails",
  enabled: "enabled",
  addedAt: "created_at",
} as const;

const editorial = {
  ...person,
  curatorCode: "curator_code",
  contentLanguage: "content_language",
  weeklyTarget: "weekly_target",
  categories: { link: "role_assignment_category", from: "assignment_id", to: "category_id" },
} as const;

const corporate = { ...person, type: "corporate_type" } as const;

/** Back-office users: one way of keeping them, a list for each kind. */
export function serveStaff(needs: StaffNeeds & { readonly desk: ResourceDesk }): Operation[] {
  const { desk } = needs;
  const company = keepStaff("corporate", needs);
  return [
    ...serveResource(chiefUser, { name: "chief_user", columns: editorial }, desk, keepStaff("chief", needs)),
    ...serveResource(
      approverUser,
      { name: "approver_user", columns: editorial },
      desk,
      keepStaff("approver", needs),
    ),
    ...serveResource(
      proofReaderUser,
      { name: "proof_reader_user", columns: editorial },
      desk,
      keepStaff("proofReader", needs),
    ),
    ...serveResource(
      writerUser,
      { name: "writer_user", columns: { ...editorial, readyToPublish: "ready_to_publish" } },
      desk,
      keepStaff("writer", needs),
    ),
    ...serveResource(
      corporateUser,
      { name: "corporate_user", columns: { ...corporate, company: { reference: "company_id" } } },
      desk,
      company,
    ),
    ...serveResource(ownCorporateUser, { name: "corporate_user", columns: corporate }, desk, company),
  ];
}
