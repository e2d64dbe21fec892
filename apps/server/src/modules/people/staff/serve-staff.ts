import { approverUser } from "@polyphon/contract/people/staff/approver-user.resource.ts";
import { chiefUser } from "@polyphon/contract/people/staff/chief-user.resource.ts";
import { corporateUser } from "@polyphon/contract/people/staff/corporate-user.resource.ts";
import { ownCorporateUser } from "@polyphon/contract/people/staff/own-corporate-user.resource.ts";
import { proofReaderUser } from "@polyphon/contract/people/staff/proof-reader-user.resource.ts";
import { writerUser } from "@polyphon/contract/people/staff/writer-user.resource.ts";
import type { Operation } from "../../../platform/operation/operation.ts";
import type { ResourceLookups } from "../../../platform/resource/resource-lookups.ts";
import { serveResource } from "../../../platform/resource/serve-resource.ts";
import { keepStaff } from "./keep-staff.ts";
import type { StaffDeps } from "../people.deps.ts";

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
  categories: { link: { table: "role_assignment_category", from: "assignment_id", to: "category_id" } },
} as const;

const corporate = { ...person, type: "corporate_type" } as const;

/** Back-office users: one implementation, a list for each kind. */
export function serveStaff(deps: StaffDeps & { readonly lookups: ResourceLookups }): Operation[] {
  const { lookups } = deps;
  const company = keepStaff("corporate", deps);
  return [
    ...serveResource(
      chiefUser,
      { name: "chief_user", columns: editorial },
      lookups,
      keepStaff("chief", deps),
    ),
    ...serveResource(
      approverUser,
      { name: "approver_user", columns: editorial },
      lookups,
      keepStaff("approver", deps),
    ),
    ...serveResource(
      proofReaderUser,
      { name: "proof_reader_user", columns: editorial },
      lookups,
      keepStaff("proofReader", deps),
    ),
    ...serveResource(
      writerUser,
      { name: "writer_user", columns: { ...editorial, readyToPublish: "ready_to_publish" } },
      lookups,
      keepStaff("writer", deps),
    ),
    ...serveResource(
      corporateUser,
      { name: "corporate_user", columns: { ...corporate, company: { reference: "company_id" } } },
      lookups,
      company,
    ),
    ...serveResource(ownCorporateUser, { name: "corporate_user", columns: corporate }, lookups, company),
  ];
}
