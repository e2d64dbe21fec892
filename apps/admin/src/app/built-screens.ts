import type { AdminScreenPath } from "@polyphon/contract/screens/screens.ts";
import { type LoadScreen, openScreens } from "./open-screens.ts";

/** One function for all addresses of a screen, because the bundler records the dependencies of every import separately. */
const postList = () => import("../features/content/post-list/post-list.screen.tsx");
const editPost = () => import("../features/content/post/edit-post.screen.tsx");
const curatorCode = () => import("../features/content/post-form/curator-code.screen.ts");
const sticker = () => import("../features/content/gallery/sticker.screen.ts");
const galleryImage = () => import("../features/content/gallery/gallery-image.screen.tsx");
const linkedinContentCopy = () => import("../features/content/linkedin/linkedin-content-copy.screen.ts");
const approverUser = () => import("../features/people/staff/approver-user.screen.ts");
const corporateUser = () => import("../features/people/staff/corporate-user.screen.tsx");
const writerUser = () => import("../features/people/staff/writer-user.screen.ts");
const proofReaderUser = () => import("../features/people/staff/proof-reader-user.screen.ts");
const userNotificationEmail = () => import("../features/people/user-notification-email.screen.ts");
const frontUsers = () => import("../features/people/front-users/front-users.screen.tsx");
const editCompany = () => import("../features/companies/settings/edit-company.screen.tsx");
const holdingEntities = () => import("../features/companies/holding-entities.screen.ts");
const onboarding = () => import("../features/companies/onboarding.screen.tsx");
const autopilotControl = () => import("../features/autopilot/control/autopilot-control.screen.ts");
const announcement = () => import("../features/outreach/announcement.screen.ts");
const staffNotification = () => import("../features/outreach/staff-notification.screen.ts");
const badge = () => import("../features/recognition/badge.screen.ts");
const banner = () => import("../features/outreach/banner.screen.ts");
const questionnaires = () => import("../features/surveys/questionnaires/questionnaires.screen.tsx");
const sliderImage = () => import("../features/individuals/slider-image.screen.ts");
const contentArea = () => import("../features/individuals/content-area.screen.ts");
const subscriptionPlan = () => import("../features/individuals/subscription-plan.screen.ts");

/** Addresses with a screen behind them; `pnpm screens` counts the keys. */
export const screenComponents = {
  ...openScreens,
  "/admin/user_role": () => import("../features/identity/roles/role-picker.screen.tsx"),
  "/admin/profile": () => import("../features/identity/profile.screen.tsx"),
  "/admin/change-password": () => import("../features/identity/passwords/change-password.screen.tsx"),
  "/admin/dashboard": () => import("../features/insights/dashboard/dashboard.screen.tsx"),
  "/admin/calendar": () => import("../features/sharing/calendar/calendar.screen.tsx"),
  "/admin/stuck-shares": () => import("../features/sharing/stuck/stuck-shares.screen.tsx"),
  "/admin/view-post-list": postList,
  "/admin/posts": postList,
  "/admin/add-post": () => import("../features/content/post/add-post.screen.tsx"),
  "/admin/edit-post/:id": editPost,
  "/admin/editpost/:id": editPost,
  "/admin/duplicate-post/:id": () => import("../features/content/post/duplicate-post.screen.tsx"),
  "/admin/add-fpn-post": () => import("../features/content/post/add-fpn-post.screen.tsx"),
  "/admin/view-post/:id": () => import("../features/content/post/view-post.screen.tsx"),
  "/admin/view-post-details/:id": () => import("../features/content/post/view-post-details.screen.tsx"),
  "/admin/view-user-action": () => import("../features/content/user-actions/user-actions.screen.tsx"),
  "/admin/real_time_contents-list": () => import("../features/content/real-time/real-time-list.screen.tsx"),
  "/admin/real_time_contents/view_detail/:id": () =>
    import("../features/content/real-time/real-time-detail.screen.tsx"),
  "/admin/real_time_user-action": () => import("../features/content/real-time/real-time-actions.screen.tsx"),
  "/admin/own-post-approval": () => import("../features/content/own-posts/own-post-approval.screen.tsx"),
  "/admin/post/view_own_post/:ownPostid": () =>
    import("../features/content/own-posts/view-own-post.screen.tsx"),
  "/admin/edit_own_post/:id": () => import("../features/content/own-posts/edit-own-post.screen.tsx"),
  "/admin/category-list": () => import("../features/content/categories/category.screen.ts"),
  "/admin/manage-prohibited-word": () => import("../features/content/prohibited/prohibited-word.screen.ts"),
  "/admin/manage-post-tag": () => import("../features/content/post-form/post-tag.screen.ts"),
  "/admin/writer-manage-post": () => import("../features/editorial/workflow/writer-posts.screen.tsx"),
  "/admin/proof-reader-posts": () => import("../features/editorial/workflow/proofreader-posts.screen.tsx"),
  "/admin/eic-manage-post": () => import("../features/editorial/workflow/eic-posts.screen.tsx"),
  "/admin/wizard_posts/approver_list": () =>
    import("../features/editorial/workflow/approver-posts.screen.tsx"),
  "/admin/wizard_posts/category_contents": () =>
    import("../features/editorial/workflow/category-contents.screen.tsx"),
  "/admin/wizard_posts/subadmin_list/:params": () =>
    import("../features/editorial/workflow/subadmin-list.screen.tsx"),
  "/admin/wizard_post_previews": () => import("../features/editorial/workflow/previews.screen.tsx"),
  "/admin/my-work": () => import("../features/editorial/work/my-work.screen.tsx"),
  "/admin/writer_billable_work": () => import("../features/editorial/work/billable-work.screen.tsx"),
  "/admin/all_writers_work": () => import("../features/editorial/work/writers-work.screen.tsx"),
  "/admin/curator-codes": curatorCode,
  "/admin/add-curator-code": curatorCode,
  "/admin/edit-curator-code/:id": curatorCode,
  "/admin/sticker-list": sticker,
  "/admin/add-sticker": sticker,
  "/admin/edit-sticker/:id": sticker,
  "/admin/gallery-image-list": galleryImage,
  "/admin/add-gallery": galleryImage,
  "/admin/edit-gallery/:id": galleryImage,
  "/admin/company_linkedin_post": () =>
    import("../features/content/linkedin/company-linkedin-posts.screen.tsx"),
  "/admin/edit_company_linkedin_post/:postId": () =>
    import("../features/content/linkedin/edit-linkedin-post.screen.tsx"),
  "/admin/view-linkedin-post/:linkedinId": () =>
    import("../features/content/linkedin/view-linkedin-post.screen.tsx"),
  "/admin/linkedin-content-copy-setting": linkedinContentCopy,
  "/admin/add-linkedin-content-copy-setting": linkedinContentCopy,
  "/admin/edit-linkedin-content-copy-setting/:id": linkedinContentCopy,
  "/admin/processingQueue": () => import("../features/content/processing/processing-queue.screen.tsx"),
  "/admin/processing-post-action/:processingId": () =>
    import("../features/content/processing/processing-item.screen.tsx"),
  "/admin/killswitch": () => import("../features/operations/kill-switches/kill-switch.screen.tsx"),
  "/admin/viewcronlog/:id": () => import("../features/operations/kill-switches/log/view-cron-log.screen.tsx"),
  "/admin/post-killswitch": () => import("../features/operations/kill-switches/post-kill-switch.screen.tsx"),
  "/admin/prohibited-emails": () => import("../features/operations/prohibited-emails.screen.tsx"),
  "/admin/error_log": () => import("../features/operations/logs/error-log.screen.tsx"),
  "/admin/scheduled-jobs": () => import("../features/operations/jobs/scheduled-jobs.screen.tsx"),
  "/admin/post-log": () => import("../features/operations/logs/post-log.screen.tsx"),
  "/admin/activity-log": () => import("../features/operations/audit/activity-log.screen.tsx"),
  "/admin/works-council": () => import("../features/operations/works-council/works-council.screen.tsx"),
  "/admin/chief-users": () => import("../features/people/staff/chief-user.screen.tsx"),
  "/admin/chief-change-password/:id": () =>
    import("../features/people/staff/chief-change-password.screen.tsx"),
  "/admin/approve-users": approverUser,
  "/admin/add-approver-user": approverUser,
  "/admin/edit-approver-user/:id": approverUser,
  "/admin/corporate-users": corporateUser,
  "/admin/add-corporate-user": corporateUser,
  "/admin/edit-corporate-user/:id": corporateUser,
  "/admin/corporate-list": corporateUser,
  "/admin/writer-users": writerUser,
  "/admin/add-writer": writerUser,
  "/admin/edit-writer/:id": writerUser,
  "/admin/proof-reader-list": proofReaderUser,
  "/admin/add-proof-reader": proofReaderUser,
  "/admin/edit-proof-reader/:id": proofReaderUser,
  "/admin/multi-pass-login": () => import("../features/people/front-users/multi-pass-login.screen.tsx"),
  "/admin/user-notification-emails": userNotificationEmail,
  "/admin/addusernotification": userNotificationEmail,
  "/admin/manage-user-param": () =>
    import("../features/people/group-parameters/user-group-parameter.screen.tsx"),
  "/admin/front-users": frontUsers,
  "/admin/corporate-front-users": frontUsers,
  "/admin/cross-domains": () => import("../features/people/front-users/cross-domains.screen.tsx"),
  "/admin/individualuserlist": () => import("../features/people/front-users/individual-users.screen.tsx"),
  "/admin/edit-front-user/:id": () =>
    import("../features/people/front-users/changes/edit-front-user.screen.tsx"),
  "/admin/view-front-user/:id": () =>
    import("../features/people/front-users/details/view-front-user.screen.tsx"),
  "/admin/move-user": () => import("../features/people/front-users/moves/move-user.screen.tsx"),
  "/admin/bulk-add-front-user": () => import("../features/people/uploads/bulk-upload.screen.tsx"),
  "/admin/manage-company": () => import("../features/companies/company-list.screen.tsx"),
  "/admin/add-corporate": () => import("../features/companies/settings/add-company.screen.tsx"),
  "/admin/company-edit/:id": editCompany,
  "/admin/edit-corporate/:id": editCompany,
  "/admin/company-dashboard/:id": () =>
    import("../features/companies/dashboard/company-dashboard.screen.tsx"),
  "/admin/holding-entities": holdingEntities,
  "/admin/add-entities": holdingEntities,
  "/admin/edit-entities/:id": holdingEntities,
  "/admin/onboard-configuration": onboarding,
  "/admin/add-configuration": onboarding,
  "/admin/edit-configuration/:id": onboarding,
  "/admin/autopilot-control-list": autopilotControl,
  "/admin/add-autopilot-control": autopilotControl,
  "/admin/edit-autopilot-control/:id": autopilotControl,
  "/admin/users/autopost_config": () => import("../features/autopilot/control/autopilot-users.screen.tsx"),
  "/admin/companyApLog": () => import("../features/autopilot/logs/company-runs/company-runs.screen.tsx"),
  "/admin/view-company-autopilot-log/:id": () =>
    import("../features/autopilot/logs/company-runs/company-run.screen.tsx"),
  "/admin/userAptLog": () => import("../features/autopilot/logs/user-runs/user-runs.screen.tsx"),
  "/admin/user-autopilot-log/:id": () => import("../features/autopilot/logs/user-runs/user-run.screen.tsx"),
  "/admin/user-autopilot-run-status": () => import("../features/autopilot/control/run-status.screen.tsx"),
  "/admin/rolelist": () => import("../features/people/roles/role-list.screen.tsx"),
  "/admin/editpermission/:id": () =>
    import("../features/people/roles/permissions/edit-permission.screen.tsx"),
  "/admin/manageUserRole": () => import("../features/people/roles/manage-user-role.screen.tsx"),
  "/admin/assigned-users/:id/:roleName": () => import("../features/people/roles/assigned-users.screen.tsx"),
  "/admin/manage-mention-master": () => import("../features/mentions/manage-mention-master.screen.tsx"),
  "/admin/add-mention-master": () => import("../features/mentions/add-mention-master.screen.tsx"),
  "/admin/edit-mention-master/:id": () => import("../features/mentions/edit-mention-master.screen.tsx"),
  "/admin/add-mention-connection/:userId": () =>
    import("../features/mentions/add-mention-connection.screen.tsx"),
  "/admin/cms-list": () => import("../features/site/pages/cms-list.screen.tsx"),
  "/admin/edit-cms/:id": () => import("../features/site/pages/edit-cms.screen.tsx"),
  "/admin/manage-enquiry": () => import("../features/site/enquiries/manage-enquiry.screen.tsx"),
  "/admin/view-enquiry/:id": () => import("../features/site/enquiries/view-enquiry.screen.tsx"),
  "/admin/enquiry-reply/:id": () => import("../features/site/enquiries/enquiry-reply.screen.tsx"),
  "/admin/manage-questionnaire": questionnaires,
  "/admin/add-questionnaire": questionnaires,
  "/admin/edit-questionnaire/:id": questionnaires,
  "/admin/question-list/:id": () => import("../features/surveys/questionnaires/question-list.screen.tsx"),
  "/admin/add-question": () => import("../features/surveys/questionnaires/add-question.screen.tsx"),
  "/admin/edit-question/:id": () => import("../features/surveys/questionnaires/edit-question.screen.tsx"),
  "/admin/answers/:id": () => import("../features/surveys/replies/answers.screen.tsx"),
  "/admin/manage-annoucements": announcement,
  "/admin/add-annoucement": announcement,
  "/admin/edit-annoucement/:id": announcement,
  "/admin/notifications": staffNotification,
  "/admin/add-notification": staffNotification,
  "/admin/notification-view/:id": () => import("../features/outreach/notification-view.screen.tsx"),
  "/admin/manage-email": () => import("../features/outreach/mail-templates/manage-email.screen.tsx"),
  "/admin/app-setting": () => import("../features/operations/settings/app-setting.screen.tsx"),
  "/admin/dashboard-setting": () => import("../features/operations/settings/dashboard-setting.screen.tsx"),
  "/admin/manage-banner": banner,
  "/admin/add-banner": banner,
  "/admin/edit-banner/:id": banner,
  "/admin/badge_own_post": badge,
  "/admin/edit-badge-post/:id": badge,
  "/admin/individualsliderimagelist": sliderImage,
  "/admin/addsliderimage": sliderImage,
  "/admin/editsliderimage/:id": sliderImage,
  "/admin/contentarea-list": contentArea,
  "/admin/add-content-area": contentArea,
  "/admin/edit-content-area/:id": contentArea,
  "/admin/subscription-plans": subscriptionPlan,
  "/admin/edit-subscription-plan/:id": subscriptionPlan,
  "/admin/linkedin_callback": () => import("../features/networks/linkedin-return.screen.tsx"),
  "/admin/twitter_callback": () => import("../features/networks/twitter-return.screen.tsx"),
  "/admin/facebook_callback": () => import("../features/networks/facebook-return.screen.tsx"),
} satisfies Partial<Record<AdminScreenPath, LoadScreen>>;
