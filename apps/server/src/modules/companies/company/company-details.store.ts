import type {
  AutopilotCycle,
  autopilotCronLogics,
} from "@polyphon/contract/companies/settings/company-choices.ts";
import type { PostSource } from "@polyphon/contract/content/content.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

export interface CompanyDetailsRow {
  readonly id: number;
  readonly companyName: string;
  readonly companyDomain: string;
  readonly companyTimeZone: string;
  readonly logoKey: string | null;
  readonly themeColor: string;
  readonly socialNetworks: Network[];
  readonly requiredNetwork: Network | null;
  readonly noOfVoices: number;
  readonly autopilot: boolean;
  readonly differentSocialCopy: boolean;
  readonly lockedDownCopy: boolean;
  readonly ownPostApproval: boolean;
  readonly importLinkedinContent: boolean;
  readonly badges: boolean;
  readonly autopilotCycle: AutopilotCycle;
  readonly autopilotCronLogic: (typeof autopilotCronLogics)[number];
  readonly autopilotTopicDescription: string;
  readonly realTimeContent: boolean;
  readonly galleryView: boolean;
  readonly trainingCertification: boolean;
  readonly linkedinGroup: boolean;
  readonly userLevel: boolean;
  readonly profileReview: boolean;
  readonly rfsScore: boolean;
  readonly linkedinMention: boolean;
  readonly aiText: boolean;
  readonly aiTextSources: PostSource[];
  readonly newsletterTemplate: string;
}

/** What the employee app receives about a company. */
export async function findCompanyDetails(tx: Tx, id: number): Promise<CompanyDetailsRow | null> {
  const { rows } = await tx.client.query<CompanyDetailsRow>({
    name: "company-details",
    text: `
      select id, name as "companyName", domain as "companyDomain", time_zone as "companyTimeZone", logo_key as "logoKey",
        theme_color as "themeColor", social_networks as "socialNetworks", required_network as "requiredNetwork",
        no_of_voices as "noOfVoices", autopilot, different_social_copy as "differentSocialCopy",
        locked_down_copy as "lockedDownCopy", own_post_approval as "ownPostApproval",
        import_linkedin_content as "importLinkedinContent", badges, autopilot_cycle as "autopilotCycle",
        autopilot_cron_logic as "autopilotCronLogic", autopilot_topic_description as "autopilotTopicDescription",
        real_time_content as "realTimeContent", gallery_view as "galleryView",
        training_certification as "trainingCertification", associate_user as "linkedinGroup",
        user_proficiency_level as "userLevel", profile_review as "profileReview", rfs_score as "rfsScore",
        linkedin_mention as "linkedinMention", ai_text as "aiText", ai_text_sources as "aiTextSources",
        newsletter_template as "newsletterTemplate"
      from company where id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}
