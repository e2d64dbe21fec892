import {
  adminMentions,
  corporateMentions,
  wizardMentions,
} from "@polyphon/contract/mentions/mention-desk.contract.ts";
import type { Module } from "../../platform/module/module.ts";
import type { Operation } from "../../platform/operation/operation.ts";
import { addDeskMentionsByProfileUrl } from "./back-office/commands/add-desk-mentions-by-profile-url.ts";
import { addDeskMentions } from "./back-office/commands/add-desk-mentions.ts";
import { addLinkedinMentions } from "./own-mentions/commands/add-linkedin-mentions.ts";
import { addMentionConnections } from "./back-office/commands/add-mention-connections.ts";
import { changeDeskMentionStatus } from "./back-office/commands/change-desk-mention-status.ts";
import { deleteDeskMention } from "./back-office/commands/delete-desk-mention.ts";
import { deleteLinkedinMention } from "./own-mentions/commands/delete-linkedin-mention.ts";
import { getUrnDisplayNameByProfileUrl } from "./own-mentions/commands/get-urn-display-name-by-profile-url.ts";
import { updateDeskMention } from "./back-office/commands/update-desk-mention.ts";
import { updateLinkedinMention } from "./own-mentions/commands/update-linkedin-mention.ts";
import type { Desk } from "./back-office/desk.ts";
import { tellStaff } from "./mention/listeners/tell-staff.ts";
import type { MentionsDeps } from "./mentions.deps.ts";
import { findAdminMentions } from "./search/queries/find-admin-mentions.ts";
import { findCorporateMentions } from "./search/queries/find-corporate-mentions.ts";
import { findLinkedinMentions } from "./search/queries/find-linkedin-mentions.ts";
import { findWizardMentions } from "./search/queries/find-wizard-mentions.ts";
import { getDeskMention } from "./back-office/queries/get-desk-mention.ts";
import { getDeskMentionsByUrns } from "./search/queries/get-desk-mentions-by-urns.ts";
import { getLinkedinMentionsByUrns } from "./search/queries/get-linkedin-mentions-by-urns.ts";
import { listDeskMentions } from "./back-office/queries/list-desk-mentions.ts";
import { listLinkedinMentions } from "./own-mentions/queries/list-linkedin-mentions.ts";
import { readConnectionOwner } from "./back-office/queries/read-connection-owner.ts";

const desks: readonly Desk[] = [
  { variant: "admin", calls: adminMentions },
  { variant: "corporate", calls: corporateMentions },
  { variant: "wizard", calls: wizardMentions },
];

const operationsOf = (desk: Desk, deps: MentionsDeps): Operation[] => [
  listDeskMentions(desk),
  getDeskMention(desk),
  addDeskMentions(desk),
  addDeskMentionsByProfileUrl(desk, deps),
  updateDeskMention(desk),
  deleteDeskMention(desk),
  changeDeskMentionStatus(desk),
  getDeskMentionsByUrns(desk),
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
      ...desks.flatMap((desk) => operationsOf(desk, deps)),
      findAdminMentions(deps),
      findCorporateMentions,
      findWizardMentions,
      addMentionConnections(deps),
      readConnectionOwner,
    ],
    jobs: [],
    listeners: [tellStaff(deps.adminUrl)],
  };
}
