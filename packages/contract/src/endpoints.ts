import * as ai from "./ai/ai.contract.ts";
import { autopilotControl } from "./autopilot/autopilot-control.resource.ts";
import * as autopilotPlan from "./autopilot/autopilot-plan.contract.ts";
import * as autopilot from "./autopilot/autopilot.contract.ts";
import * as autopilotControlling from "./autopilot/autopilot-control.contract.ts";
import * as autopilotLogs from "./autopilot/autopilot-logs.contract.ts";
import * as autopilotFunnel from "./autopilot/autopilot-funnel.contract.ts";
import * as companies from "./companies/companies.contract.ts";
import * as companySetup from "./companies/company-setup.contract.ts";
import * as companySettings from "./companies/settings/company-settings.contract.ts";
import { company } from "./companies/company.resource.ts";
import { holdingEntity } from "./companies/holding-entity.resource.ts";
import { onboardingConfiguration } from "./companies/onboarding-configuration.resource.ts";
import { category } from "./content/categories/category.resource.ts";
import * as content from "./content/content.contract.ts";
import { curatorCode } from "./content/post-form/curator-code.resource.ts";
import * as feed from "./content/feed/feed.contract.ts";
import { galleryImage } from "./content/gallery/gallery-image.resource.ts";
import * as ownPostApproval from "./content/own-posts/own-post-approval.contract.ts";
import * as ownPost from "./content/own-posts/own-post.contract.ts";
import { linkedinContentCopy } from "./content/linkedin/linkedin-content-copy.resource.ts";
import * as linkedinPosts from "./content/linkedin/linkedin-posts.contract.ts";
import * as postAudience from "./content/post/post-audience.contract.ts";
import * as staffPost from "./content/post/staff-post.contract.ts";
import * as postDraft from "./content/post-form/post-draft.contract.ts";
import { postTag } from "./content/post-form/post-tag.resource.ts";
import * as processingQueue from "./content/processing/processing-queue.contract.ts";
import { prohibitedEmail } from "./content/prohibited/prohibited-email.resource.ts";
import { prohibitedWord } from "./content/prohibited/prohibited-word.resource.ts";
import * as staffRealTime from "./content/real-time/staff-real-time.contract.ts";
import * as realTime from "./content/real-time/real-time.contract.ts";
import { sticker } from "./content/gallery/sticker.resource.ts";
import * as editorial from "./editorial/editorial.contract.ts";
import * as review from "./editorial/review.contract.ts";
import * as editorialThread from "./editorial/thread.contract.ts";
import * as editorialWork from "./editorial/work.contract.ts";
import * as identity from "./identity/identity.contract.ts";
import * as multipass from "./identity/multipass.contract.ts";
import * as password from "./identity/password.contract.ts";
import * as profile from "./identity/profile.contract.ts";
import * as registration from "./identity/registration.contract.ts";
import * as roleChoice from "./identity/roles.contract.ts";
import * as sso from "./identity/sso.contract.ts";
import { choiceCalls } from "./kit/choice-source.ts";
import type { Endpoint } from "./kit/endpoint.ts";
import * as insights from "./insights/insights.contract.ts";
import * as due from "./insights/due.contract.ts";
import * as extract from "./media/extract.contract.ts";
import * as media from "./media/media.contract.ts";
import * as connect from "./networks/connect.contract.ts";
import * as staffMentions from "./mentions/staff-mentions.contract.ts";
import * as mentions from "./mentions/mentions.contract.ts";
import * as employeeConnections from "./networks/employee-connections.contract.ts";
import * as networks from "./networks/networks.contract.ts";
import * as notifications from "./notifications/notifications.contract.ts";
import * as auditTrail from "./operations/audit.contract.ts";
import * as logs from "./operations/logs.contract.ts";
import { listStaffActions } from "./operations/staff-actions.contract.ts";
import * as looks from "./operations/looks.contract.ts";
import * as killSwitch from "./operations/kill-switch.contract.ts";
import * as ownSwitch from "./operations/own-switch.contract.ts";
import * as appSettings from "./operations/settings/app-settings.contract.ts";
import * as dashboardSettings from "./operations/settings/dashboard-settings.contract.ts";
import * as mailTemplates from "./outreach/mail-templates.contract.ts";
import * as outreach from "./outreach/outreach.contract.ts";
import * as announcementFront from "./outreach/announcement-front.contract.ts";
import { announcement } from "./outreach/announcement.resource.ts";
import { banner } from "./outreach/banner.resource.ts";
import { badge } from "./recognition/badge.resource.ts";
import * as recognition from "./recognition/recognition.contract.ts";
import { staffNotification } from "./outreach/staff-notification.resource.ts";
import { contentArea } from "./individuals/content-area.resource.ts";
import { sliderImage } from "./individuals/slider-image.resource.ts";
import { subscriptionPlan } from "./individuals/subscription-plan.resource.ts";
import * as bulkUpload from "./people/bulk-upload.contract.ts";
import { allFrontUserCalls } from "./people/front-users/front-user-calls.contract.ts";
import {
  adminFrontUsers,
  corporateFrontUsers,
  individualUsers,
} from "./people/front-users/front-user.resource.ts";
import * as groups from "./people/groups.contract.ts";
import * as moveUser from "./people/front-users/move-user.contract.ts";
import { approverUser } from "./people/staff/approver-user.resource.ts";
import { chiefUser } from "./people/staff/chief-user.resource.ts";
import { corporateUser } from "./people/staff/corporate-user.resource.ts";
import * as groupMembers from "./people/group-members.contract.ts";
import { ownCorporateUser } from "./people/staff/own-corporate-user.resource.ts";
import { proofReaderUser } from "./people/staff/proof-reader-user.resource.ts";
import { ownUserGroupParameter, userGroupParameter } from "./people/user-group-parameter.resource.ts";
import { userNotificationEmail } from "./people/user-notification-email.resource.ts";
import { writerUser } from "./people/staff/writer-user.resource.ts";
import * as staffUsers from "./people/staff/staff-users.contract.ts";
import * as tour from "./people/tour.contract.ts";
import * as staffRoles from "./people/roles.contract.ts";
import * as adminCalendar from "./sharing/admin-calendar.contract.ts";
import * as assisted from "./sharing/assisted.contract.ts";
import * as calendar from "./sharing/calendar.contract.ts";
import * as cta from "./sharing/cta.contract.ts";
import * as ownResults from "./sharing/own-results.contract.ts";
import * as sharePictures from "./sharing/share-pictures.contract.ts";
import * as sharing from "./sharing/sharing.contract.ts";
import * as hashtags from "./sharing/hashtags.contract.ts";
import * as similarCopy from "./sharing/similar-copy.contract.ts";
import * as site from "./site/site.contract.ts";
import * as surveyAnswers from "./surveys/answers.contract.ts";
import * as questions from "./surveys/question.contract.ts";
import * as questionnaireFront from "./surveys/questionnaire-front.contract.ts";
import { questionnaire } from "./surveys/questionnaire.resource.ts";

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === "object" && value !== null && "method" in value && "access" in value && "output" in value
  );
}

const modules = [
  identity,
  roleChoice,
  password,
  registration,
  multipass,
  profile,
  sso,
  companies,
  companySetup,
  companySettings,
  groups,
  moveUser,
  bulkUpload,
  insights,
  due,
  staffRoles,
  staffUsers,
  groupMembers,
  tour,
  connect,
  employeeConnections,
  networks,
  media,
  extract,
  ai,
  content,
  staffPost,
  postAudience,
  postDraft,
  linkedinPosts,
  processingQueue,
  ownPost,
  ownPostApproval,
  feed,
  realTime,
  staffRealTime,
  editorial,
  review,
  editorialThread,
  editorialWork,
  mentions,
  staffMentions,
  sharing,
  sharePictures,
  adminCalendar,
  assisted,
  ownResults,
  calendar,
  hashtags,
  similarCopy,
  cta,
  autopilot,
  autopilotPlan,
  autopilotControlling,
  autopilotLogs,
  autopilotFunnel,
  notifications,
  site,
  killSwitch,
  ownSwitch,
  auditTrail,
  logs,
  { listStaffActions },
  looks,
  outreach,
  announcementFront,
  mailTemplates,
  recognition,
  appSettings,
  dashboardSettings,
  questions,
  surveyAnswers,
  questionnaireFront,
];

/** Every administered thing that the kit draws; the journeys of the back office are made from them. */
export const resources = [
  prohibitedEmail,
  prohibitedWord,
  chiefUser,
  approverUser,
  writerUser,
  proofReaderUser,
  corporateUser,
  userGroupParameter,
  userNotificationEmail,
  announcement,
  banner,
  badge,
  staffNotification,
  sliderImage,
  contentArea,
  subscriptionPlan,
  category,
  postTag,
  curatorCode,
  sticker,
  galleryImage,
  linkedinContentCopy,
  company,
  holdingEntity,
  onboardingConfiguration,
  autopilotControl,
  questionnaire,
];

/** The same for a company's staff: drawn on the screens of the things above, or where a right must first be given. */
const corporateVariants = [ownCorporateUser, ownUserGroupParameter];

/** Every call of the product. OpenAPI, the server's completeness check and the authorisation tests read it. */
export const endpoints: readonly Endpoint[] = [
  ...modules.flatMap((module) => Object.values<unknown>(module).filter(isEndpoint)),
  ...staffMentions.allMentionCalls,
  ...allFrontUserCalls,
  ...adminFrontUsers.calls,
  ...corporateFrontUsers.calls,
  ...individualUsers.calls,
  ...choiceCalls,
  ...resources.flatMap((one) => one.calls),
  ...corporateVariants.flatMap((one) => one.calls),
];
