import { z } from "zod";
import { contentLanguages, postSources } from "../content/content.ts";
import { endpoint } from "../kit/endpoint.ts";
import { named } from "../kit/named.ts";
import { ref } from "../kit/ref.ts";
import { limits } from "../limits.ts";
import { networks } from "../networks/networks.ts";
import { autopilotCronLogics, workDays } from "./settings/company-choices.ts";
import { hexColor } from "./settings/company-formats.ts";

/** Switches and settings beside the core of a company. */
export const companyMeta = z.object({
  badgesFeature: z.boolean(),
  /** 0 is the classic cycle, anything else the monthly one. */
  autopilotCycle: z.number().int(),
  autopilotCronLogic: z.enum(autopilotCronLogics),
  autopilotTopicDescription: z.string(),
  realTimeContentFeature: z.boolean(),
  galleryViewFeature: z.boolean(),
  trainingCertificationProgram: z.boolean(),
  associateUserFeature: z.boolean(),
  userProficiencyLevelFeature: z.boolean(),
  profileReviewFeature: z.boolean(),
  rfsScoreFeature: z.boolean(),
  linkedinMentionFeature: z.boolean(),
  generateAiTextFeature: z.boolean(),
  generateAiTextSources: z.array(z.enum(postSources)),
  newsletterTemplate: z.string(),
});

/** A company as its employees' app knows it. */
export const companyDetails = z.object({
  id: ref("company"),
  companyName: z.string(),
  companyDomain: z.string(),
  companyTimeZone: z.string(),
  logo: z.string().nullable(),
  themeColor: hexColor,
  socialNetworks: z.array(z.enum(networks)),
  requiredConnectedSocialNetwork: z.enum(networks).nullable(),
  categories: z.array(named),
  noOfVoices: z.number().int().min(1).max(limits.post.voices),
  autopilotFeature: z.boolean(),
  differentSocialCopyFeature: z.boolean(),
  multiVoiceFeature: z.boolean(),
  lockedDownCopyFeature: z.boolean(),
  ownPostApprovalFeature: z.boolean(),
  importLinkedinContentFeature: z.boolean(),
  companyMeta,
});

export const readCompany = endpoint({
  name: "read-company",
  method: "GET",
  path: "/services/front/api/company",
  about: "none",
  access: {
    signedIn: "front",
    because: "an employee's app takes logo, colour and features from the own company",
    restricted: true,
  },
  reads: ["company"],
  input: z.object({}),
  output: companyDetails,
  errors: [],
});

const interest = z.object({
  categoryId: ref("category"),
  category: z.string(),
  categoryDefiningTagIds: z.array(z.number().int()),
});

export const readOnboarding = endpoint({
  name: "read-onboarding",
  method: "GET",
  path: "/services/front/api/company/onboarding",
  about: "none",
  access: { signedIn: "front", because: "whoever is new in a company is welcomed by it" },
  reads: ["connection", "account"],
  input: z.object({}),
  output: z.object({
    welcomeVideo: z.string().nullable(),
    welcomeText: z.string().nullable(),
    languages: z.array(z.enum(contentLanguages)),
    onboardingConfigurationCategories: z.array(interest),
    onboardingConfigurationAutopilotMonthlies: z.array(
      interest.extend({
        reservedDay: z.enum(workDays),
        language: z.enum(contentLanguages).nullable(),
        /** Reserved by the company: shown, and not to be changed. */
        isDisable: z.boolean(),
      }),
    ),
  }),
  errors: [],
});

/** The branding of the back office for a company's staff; the provider's staff see none. */
export const readCompanyLook = endpoint({
  name: "read-company-look",
  method: "GET",
  path: "/services/admin/api/company-look",
  about: "none",
  access: { signedIn: "staff", because: "the back office of a company's staff wears its logo and colour" },
  reads: ["company"],
  input: z.object({}),
  output: z.object({
    look: z.object({ companyName: z.string(), themeColor: hexColor, logo: z.string().nullable() }).nullable(),
  }),
  errors: [],
});
