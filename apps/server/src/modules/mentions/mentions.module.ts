import {
  adminMentions,
  corporateMentions,
  wizardMentions,
} from "@polyphon/contract/mentions/staff-mentions.contract.ts";
import type { Module } from "../../platform/module/module.ts";
import type { Operation } from "../../platform/operation/operation.ts";
import { addStaffMentionsByProfileUrl } from "./back-office/commands/add-staff-mentions-by-profile-url.ts";
import { addStaffMentions } from "./back-office/commands/add-staff-mentions.ts";
import { addLinkedinMentions } from "./own-mentions/commands/add-linkedin-mentions.ts";
import { addMentionConnections } from "./back-office/commands/add-mention-connections.ts";
import { changeStaffMentionStatus } from "./back-office/commands/change-staff-mention-status.ts";
import { deleteStaffMention } from "./back-office/commands/delete-staff-mention.ts";
import { deleteLinkedinMention } from "./own-mentions/commands/delete-linkedin-mention.ts";
import { getUrnDisplayNameByProfileUrl } from "./own-mentions/commands/get-urn-display-name-by-profile-url.ts";
import { updateStaffMention } from "./back-office/commands/update-staff-mention.ts";
import { updateLinkedinMention } from "./own-mentions/commands/update-linkedin-mention.ts";
import type { BackOffice } from "./back-office/back-office.ts";
import { notifyStaff } from "./mention/listeners/notify-staff.ts";
import type { MentionsDeps } from "./mentions.deps.ts";
import { findAdminMentions } from "./search/queries/find-admin-mentions.ts";
import { findCorporateMentions } from "./search/queries/find-corporate-mentions.ts";
import { findLinkedinMentions } from "./search/queries/find-linkedin-mentions.ts";
import { findWizardMentions } from "./search/queries/find-wizard-mentions.ts";
import { getStaffMention } from "./back-office/queries/get-staff-mention.ts";
import { getStaffMentionsByUrns } from "./search/queries/get-staff-mentions-by-urns.ts";
import { getLinkedinMentionsByUrns } from "./search/queries/get-linkedin-mentions-by-urns.ts";
import { listStaffMentions } from "./back-office/queries/list-staff-mentions.ts";
import { listLinkedinMentions } from "./own-mentions/queries/list-linkedin-mentions.ts";
import { readConnectionOwner } from "./back-office/queries/read-connection-owner.ts";

const backOffices: readonly BackOffice[] = [
  { variant: "admin", calls: adminMentions },
  { variant: "corporate", calls: corporateMentions },
  { variant: "wizard", calls: wizardMentions },
];

const operationsOf = (office: BackOffice, deps: MentionsDeps): Operation[] => [
  listStaffMentions(office),
  getStaffMention(office),
  addStaffMentions(office),
  addStaffMentionsByProfileUrl(office, deps),
  updateStaffMention(office),
  deleteStaffMention(office),
  changeStaffMentionStatus(office),
  getStaffMentionsByUrns(office),
];

export function mentions(deps: MentionsDeps): Module {
  return {
    name: "mentions",
    operations: [
      listLinkedinMentions,
      addLinkedinMentions,
      updateLinkedinMention,
      deleteLinkedinMention,
      findLinkedinMentions,
      getLinkedinMentionsByUrns,
      getUrnDisplayNameByProfileUrl(deps),
      ...backOffices.flatMap((office) => operationsOf(office, deps)),
      findAdminMentions(deps),
      findCorporateMentions,
      findWizardMentions,
      addMentionConnections(deps),
      readConnectionOwner,
    ],
    jobs: [],
    listeners: [notifyStaff(deps.adminUrl)],
  };
}
