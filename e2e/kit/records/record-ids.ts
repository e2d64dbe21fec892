import { randomUUID } from "node:crypto";
import { autopilotControl } from "@polyphon/contract/autopilot/autopilot-control.resource.ts";
import { listCompanyRuns, listUserRuns } from "@polyphon/contract/autopilot/autopilot-logs.contract.ts";
import { company } from "@polyphon/contract/companies/company.resource.ts";
import { holdingEntity } from "@polyphon/contract/companies/holding-entity.resource.ts";
import { onboardingConfiguration } from "@polyphon/contract/companies/onboarding-configuration.resource.ts";
import { category } from "@polyphon/contract/content/categories/category.resource.ts";
import { curatorCode } from "@polyphon/contract/content/post-form/curator-code.resource.ts";
import { galleryImage } from "@polyphon/contract/content/gallery/gallery-image.resource.ts";
import { linkedinContentCopy } from "@polyphon/contract/content/linkedin/linkedin-content-copy.resource.ts";
import { listAskedOwnPosts } from "@polyphon/contract/content/own-posts/own-post-approval.contract.ts";
import { listStaffRealTime } from "@polyphon/contract/content/real-time/staff-real-time.contract.ts";
import { sticker } from "@polyphon/contract/content/gallery/sticker.resource.ts";
import { contentArea } from "@polyphon/contract/individuals/content-area.resource.ts";
import { sliderImage } from "@polyphon/contract/individuals/slider-image.resource.ts";
import { subscriptionPlan } from "@polyphon/contract/individuals/subscription-plan.resource.ts";
import type { Endpoint } from "@polyphon/contract/kit/endpoint.ts";
import { badge } from "@polyphon/contract/recognition/badge.resource.ts";
import { announcement } from "@polyphon/contract/outreach/announcement.resource.ts";
import { banner } from "@polyphon/contract/outreach/banner.resource.ts";
import { staffNotification } from "@polyphon/contract/outreach/staff-notification.resource.ts";
import { approverUser } from "@polyphon/contract/people/staff/approver-user.resource.ts";
import { chiefUser } from "@polyphon/contract/people/staff/chief-user.resource.ts";
import { corporateUser } from "@polyphon/contract/people/staff/corporate-user.resource.ts";
import { adminFrontUsers } from "@polyphon/contract/people/front-users/front-user.resource.ts";
import { proofReaderUser } from "@polyphon/contract/people/staff/proof-reader-user.resource.ts";
import { writerUser } from "@polyphon/contract/people/staff/writer-user.resource.ts";
import { listRoles } from "@polyphon/contract/people/roles.contract.ts";
import { adminMentions } from "@polyphon/contract/mentions/staff-mentions.contract.ts";
import { listQuestions } from "@polyphon/contract/surveys/question.contract.ts";
import { questionnaire } from "@polyphon/contract/surveys/questionnaire.resource.ts";
import { listEnquiries, listPages, sendContact } from "@polyphon/contract/site/site.contract.ts";
import type { Caller } from "../people/caller.ts";
import { employee, type Person } from "../people/demo.ts";

/** A content copy setting, created if none exists. */
async function addContentCopy({ call }: Pick<Caller, "call">): Promise<void> {
  const find = async (person: Person) => {
    const found = (await call(adminFrontUsers.list, { search: person.email })).items[0];
    if (!found?.company) throw new Error(`${person.email} is not there`);
    return { user: found.id, domain: found.company.id };
  };
  const [from, to] = [await find(employee("nordwind", 0)), await find(employee("halden", 0))];
  await call(linkedinContentCopy.add, {
    sourceDomain: from.domain,
    sourceUser: from.user,
    destinationDomains: [to.domain],
    destinationUser: to.user,
    category: (await call(category.list, {})).items.at(-1)?.id ?? 0,
  });
}

/** A record for each back-office screen that shows one, so that it is inspected with content. */
export async function recordIds({ call }: Caller, postId: number): Promise<(path: string) => number> {
  const page = (await call(listPages, { limit: 1 })).items[0]?.id;
  const role = (await call(listRoles, {})).items.at(-1)?.id;
  const open = async () => (await call(listEnquiries, { limit: 1, state: "OPEN" })).items[0]?.id;
  if ((await open()) === undefined) {
    const captcha = `human:contact:127.0.0.1:${Date.now()}-${randomUUID()}`;
    const [name, email, phone] = ["Vera Visitor", "vera@visitor.example", "+49 40 123456"];
    await call(sendContact, { name, email, phone, message: "What does it cost?", captcha });
  }
  const enquiry = await open();
  const mentions = (await call(adminMentions.list, { limit: 50 })).items;
  const owner = mentions.find(({ user }) => user !== null)?.user?.id;
  const first = async (one: { readonly list: Endpoint }): Promise<number> => {
    const { items } = (await call(one.list, {})) as { items: readonly { readonly id: number }[] };
    return items[0]?.id ?? 0;
  };
  const item = await first({ list: listStaffRealTime });
  if ((await first(linkedinContentCopy)) === 0) await addContentCopy({ call });
  const survey =
    (await call(questionnaire.list, { limit: 100 })).items.find(({ answers }) => answers > 0)?.id ?? 0;
  const question = survey === 0 ? 0 : (await call(listQuestions, { id: survey })).items[0]?.id;
  const staff = new Map<string, number>([
    ["chief-change-password", await first(chiefUser)],
    ["edit-approver-user", await first(approverUser)],
    ["edit-corporate-user", await first(corporateUser)],
    ["edit-writer", await first(writerUser)],
    ["edit-proof-reader", await first(proofReaderUser)],
    ["front-user", await first(adminFrontUsers)],
    ["company-edit", await first(company)],
    ["company-dashboard", await first(company)],
    ["edit-corporate/", await first(company)],
    ["edit-entities", await first(holdingEntity)],
    ["edit-configuration", await first(onboardingConfiguration)],
    ["edit-autopilot-control", await first(autopilotControl)],
    ["view-company-autopilot-log", await first({ list: listCompanyRuns })],
    ["user-autopilot-log", await first({ list: listUserRuns })],
    ["edit-curator-code", await first(curatorCode)],
    ["edit-sticker", await first(sticker)],
    ["edit-gallery", await first(galleryImage)],
    ["edit-linkedin-content-copy", await first(linkedinContentCopy)],
    ["own_post", await first({ list: listAskedOwnPosts })],
    ["real_time_contents", item],
    ["real-time-content-edit", item],
    ["realtime/post-view", item],
    ["edit-annoucement", await first(announcement)],
    ["edit-questionnaire", survey],
    ["question-list", survey],
    ["edit-question/", question ?? 0],
    ["answers/", survey],
    ["edit-banner", await first(banner)],
    ["edit-badge-post", await first(badge)],
    ["notification-view", await first(staffNotification)],
    ["editsliderimage", await first(sliderImage)],
    ["edit-content-area", await first(contentArea)],
    ["edit-subscription-plan", await first(subscriptionPlan)],
  ]);
  return (path) => {
    for (const [part, id] of staff) if (path.includes(part)) return id;
    if (path.includes("mention-connection")) return owner ?? 0;
    if (path.includes("mention")) return mentions[0]?.id ?? 0;
    if (path.includes("cms")) return page ?? 0;
    if (path.includes("enquiry")) return enquiry ?? 0;
    return path.includes("permission") || path.includes("assigned-users") ? (role ?? 0) : postId;
  };
}
