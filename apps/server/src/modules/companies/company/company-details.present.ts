import type { readCompany } from "@polyphon/contract/companies/companies.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { Named } from "@polyphon/contract/kit/named.ts";
import type { CompanyDetailsRow } from "./company-details.store.ts";

export function presentDetails(
  row: CompanyDetailsRow,
  categories: Named[],
  logo: string | null,
): OutputOf<typeof readCompany> {
  const { id, companyName, companyDomain, companyTimeZone, themeColor, socialNetworks, noOfVoices } = row;
  return {
    id,
    companyName,
    companyDomain,
    companyTimeZone,
    logo,
    themeColor,
    socialNetworks,
    requiredConnectedSocialNetwork: row.requiredNetwork,
    categories,
    noOfVoices,
    autopilotFeature: row.autopilot,
    differentSocialCopyFeature: row.differentSocialCopy,
    multiVoiceFeature: noOfVoices > 1,
    lockedDownCopyFeature: row.lockedDownCopy,
    ownPostApprovalFeature: row.ownPostApproval,
    importLinkedinContentFeature: row.importLinkedinContent,
    companyMeta: {
      badgesFeature: row.badges,
      autopilotCycle: row.autopilotCycle === "CLASSIC" ? 0 : 1,
      autopilotCronLogic: row.autopilotCronLogic,
      autopilotTopicDescription: row.autopilotTopicDescription,
      realTimeContentFeature: row.realTimeContent,
      galleryViewFeature: row.galleryView,
      trainingCertificationProgram: row.trainingCertification,
      associateUserFeature: row.linkedinGroup,
      userProficiencyLevelFeature: row.userLevel,
      profileReviewFeature: row.profileReview,
      rfsScoreFeature: row.rfsScore,
      linkedinMentionFeature: row.linkedinMention,
      generateAiTextFeature: row.aiText,
      generateAiTextSources: row.aiTextSources,
      newsletterTemplate: row.newsletterTemplate,
    },
  };
}
