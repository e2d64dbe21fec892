import {
  adminMentions,
  corporateMentions,
  wizardMentions,
} from "@polyphon/contract/mentions/mention-desk.contract.ts";
import type { Module } from "../../platform/module/module.ts";
import type { Operation } from "../../platform/operation/operation.ts";
import { addDeskMentionsByProfileUrl } from "./commands/add-desk-mentions-by-profile-url.ts";
import { addDeskMentions } from "./commands/add-desk-mentions.ts";
import { addLinkedinMentions } from "./commands/add-linkedin-mentions.ts";
import { addMentionConnections } from "./commands/add-mention-connections.ts";
import { changeDeskMentionStatus } from "./commands/change-desk-mention-status.ts";
import { deleteDeskMention } from "./commands/delete-desk-mention.ts";
import { deleteLinkedinMention } from "./commands/delete-linkedin-mention.ts";
import { getUrnDisplayNameByProfileUrl } from "./commands/get-urn-display-name-by-profile-url.ts";
import { updateDeskMention } from "./commands/update-desk-mention.ts";
import { updateLinkedinMention } from "./commands/update-linkedin-mention.ts";
import type { Desk } from "./desk.ts";
import { tellStaff } from "./listeners/tell-staff.ts";
import type { MentionsDeps } from "./mentions.deps.ts";
import { findAdminMentions } from "./queries/find-admin-mentions.ts";
import { findCorporateMentions } from "./queries/find-corporate-mentions.ts";
import { findLinkedinMentions } from "./queries/find-linkedin-mentions.ts";
import { findWizardMentions } from "./queries/find-wizard-mentions.ts";
import { getDeskMention } from "./queries/get-desk-mention.ts";
import { getDeskMentionsByUrns } from "./queries/get-desk-mentions-by-urns.ts";
import { getLinkedinMentionsByUrns } from "./queries/get-linkedin-mentions-by-urns.ts";
import { listDeskMentions } from "./queries/list-desk-mentions.ts";
import { listLinkedinMentions } from "./queries/list-linkedin-mentions.ts";
import { readConnectionOwner } from "./queries/read-connection-owner.ts";

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
