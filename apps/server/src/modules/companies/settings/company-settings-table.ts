import {
  companyFieldNames,
  companyFields,
  type CompanyField,
  ownCompanyFields,
} from "@polyphon/contract/companies/settings/company-fields.ts";
import { company } from "@polyphon/contract/companies/company.resource.ts";
import type { ResourceField } from "@polyphon/contract/kit/resource/resource-field.ts";
import { z } from "zod";
import type { ResourceTable } from "../../../platform/resource/resource-table.ts";
import { type ServedResource, servedResource } from "../../../platform/resource/served-resource.ts";

type Columns = ResourceTable<CompanyField, "company">["columns"];

const columns: Columns = {
  companyName: "name",
  companyDomain: "domain",
  customerId: "customer_id",
  companyTimeZone: "time_zone",
  logo: { picture: "logo_media_id" },
  themeColor: "theme_color",
  monthlyReportColor: "monthly_report_color",
  socialNetworks: "social_networks",
  requiredNetwork: "required_network",
  badges: "badges",
  realTimeContent: "real_time_content",
  feedlyCollection: "feedly_collection",
  realTimeType: "real_time_type",
  realTimeCount: "real_time_count",
  realTimeLanguage: "real_time_language",
  galleryView: "gallery_view",
  galleryHashtags: "gallery_hashtags",
  domainContentQuota: "domain_content_quota",
  ownPostApproval: "own_post_approval",
  trainingCertification: "training_certification",
  emailMeetingInvite: "email_meeting_invite",
  questionnaire: "questionnaire",
  multiVoice: { computed: "kept.no_of_voices > 1" },
  noOfVoices: "no_of_voices",
  differentSocialCopy: "different_social_copy",
  lockedDownCopy: "locked_down_copy",
  prohibitedHashtags: "prohibited_hashtags",
  autopilot: "autopilot",
  autopilotCycle: "autopilot_cycle",
  autopilotCronLogic: "autopilot_cron_logic",
  autopilotRunOrder: "autopilot_run_order",
  primaryFrom: "primary_from",
  primaryTo: "primary_to",
  primaryOverrunTo: "primary_overrun_to",
  secondaryFrom: "secondary_from",
  secondaryTo: "secondary_to",
  secondaryOverrunTo: "secondary_overrun_to",
  tertiaryFrom: "tertiary_from",
  tertiaryTo: "tertiary_to",
  tertiaryOverrunTo: "tertiary_overrun_to",
  fixedTimeGap: "fixed_time_gap",
  overrunHardCap: "overrun_hard_cap",
  shareTimeFrom: "share_time_from",
  shareTimeTo: "share_time_to",
  oldestPostDays: "oldest_post_days",
  autopilotTopicDescription: "autopilot_topic_description",
  substitute: "substitute",
  substituteCategory: { reference: "substitute_category_id" },
  substituteTags: { link: { table: "company_substitute_tag", from: "company_id", to: "tag_id" } },
  bestOf: "best_of",
  bestOfCategory: { reference: "best_of_category_id" },
  userLevel: "user_proficiency_level",
  rfsScore: "rfs_score",
  profileReview: "profile_review",
  allowedInactivityDays: "allowed_inactivity_days",
  linkedinFollowers: "linkedin_followers",
  xingFollowers: "xing_followers",
  aiText: "ai_text",
  aiTextSources: "ai_text_sources",
  linkedinGroup: "associate_user",
  linkedinMention: "linkedin_mention",
  importLinkedinContent: "import_linkedin_content",
  linkedinContentCategory: { reference: "linkedin_content_category_id" },
  utm: "utm",
  analyticsTool: "utm_analytics_tool",
  reportPageTitles: "report_page_titles",
  newsletterTemplate: "newsletter_template",
  worksCouncil: "works_council",
  worksCouncilMinimum: "works_council_minimum",
  active: "active",
};

/** The days have a table of their own; the history shows them as one line. */
const daysInWords: Readonly<Record<string, ResourceField>> = {
  reservedDaysInWords: { kind: "text", schema: z.string(), readOnly: true },
};
const daysSource: Columns[CompanyField] = {
  computed: `(select coalesce(string_agg(day || ': ' || category.name, ', ' order by day), '')
    from company_reserved_day join category on category.id = category_id where company_id = kept.id)`,
};

function settingsOf(names: readonly CompanyField[]): ServedResource {
  const of = <T>(all: Readonly<Record<CompanyField, T>>) =>
    Object.fromEntries(names.map((name) => [name, all[name]])) as Readonly<Record<string, T>>;
  const table: ResourceTable<string, "company"> = {
    name: "company",
    columns: { ...of(columns), reservedDaysInWords: daysSource },
  };
  const { toggle: _, ...list } = company;
  const fields = { ...of<ResourceField>(companyFields), ...daysInWords };
  const served = servedResource(
    { ...list, fields, namedBy: names.slice(0, 1), searchIn: [], sortBy: names[0] ?? "" },
    table,
  );
  // The list and the form share one history.
  return { ...served, subject: "company_client" };
}

/** Everything the provider sets, and the part that a company's own staff set. */
export const allSettings = settingsOf(companyFieldNames);
export const ownSettings = settingsOf(ownCompanyFields);
