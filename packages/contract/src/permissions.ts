/** Every permission key of the product, grouped by area. The spelling is the stored one, capital letters included. */
export const permissionKeys = [
  "list_user_roles",
  "view_user_roles",
  "list_editor_in_chief_user",
  "list_approver_user",
  "list_corporate_user",
  "list_front_user",
  "generate_multipass_login",
  "Add_bulk_front_user",
  "add_writer_user",
  "list_writer_user",
  "list_proof_reader_user",
  "add_move_user",
  "list_company_user_group_parameter",

  "list_company",
  "edit_company",
  "list_holding_entity",
  "list_onboarding_configuration",

  "list_category",
  "list_post",
  "add_post",
  "edit_post",
  "view_post",
  "duplicate_post",
  "list_post_tag",
  "list_prohibited_word",
  "list_post_sticker",
  "list_post_gallery_image",
  "list_post_user_action",
  "list_real_time_content",
  "list_real_time_content_user_action",
  "list_processing_queue",
  "edit_processing_queue",
  "list_own_post_approval",
  "edit_own_post_approval",
  "view_own_post_approval",

  "list_wizard_post",
  "writer_work",

  "list_user_calendar",
  "list_autopilot_control_center_config",
  "list_company_autopilot_log",
  "list_user_autopilot_log",

  "list_announcement",
  "list_newsletter_configuration",
  "list_notification",
  "add_schedule_broadcast_post",
  "list_schedule_broadcast_post",
  "list_questionnaire",

  "list_training_trigger",
  "list_training_certification",
  "list_training_enroll_user",

  "list_user_profile_review",

  "individual_liable_user",
  "list_individual_liable_post",
  "list_individual_liable_subscription_plan",

  "list_cms_pages",
  "list_enquiry",
  "reply_enquiry",

  "list_kill_switch_cron",
  "list_kill_switch_post",
  "list_prohibited_email",
  "list_error_log",
  "list_post_log",

  "standard_weekly_report",
  "standard_monthly_report",
  "userwise_report",
  "postwise_report",
  "autopilot_report",
  "post_preview_report",
  "performance_data_report",
  "curator_and_post_report",
  "newsletter_engagement_report",
  "gallery_image_review_report",
  "social_url_engagement_report",
  "list_schedule_report",
] as const;

export type PermissionKey = (typeof permissionKeys)[number];

/** The index is the stored user type of staff; menus and access modes are keyed by it. */
export const userTypes = {
  superAdmin: 0,
  subAdmin: 1,
  corporateAdmin: 2,
  corporateUser: 3,
  editorInChief: 4,
  writer: 5,
  proofreader: 6,
  approver: 7,
} as const;

export type UserTypeName = keyof typeof userTypes;
export type UserType = (typeof userTypes)[UserTypeName];

export const userTypeNames = [
  "superAdmin",
  "subAdmin",
  "corporateAdmin",
  "corporateUser",
  "editorInChief",
  "writer",
  "proofreader",
  "approver",
] as const satisfies readonly UserTypeName[];

/** Employees hold no role with rights; a role id names their kind, above those of staff. */
export const frontRoleIds = { FRONT: 9, CROSS_DOMAIN: 10, INDIVIDUAL: 11 } as const;

export const proficiencyLevels = ["MEMBER", "INSIDER", "ELITE"] as const;

export type ProficiencyLevel = (typeof proficiencyLevels)[number];

const memberFeatures = [
  "post_sharing",
  "autopilot_config",
  "profile_review_request",
  "helpCenter",
  "tour",
  "dashboard",
  "calendar",
  "certificates",
  "voices",
] as const;

const insiderFeatures = [...memberFeatures, "newsletter", "aiTextSuggestion", "mention", "cta"] as const;

export const frontFeatures = [...insiderFeatures, "own_post", "realtime_content"] as const;

export type FrontFeature = (typeof frontFeatures)[number];

/** Each level holds everything of the level below. A company without proficiency levels treats everybody as ELITE. */
export const featuresOfLevel: Readonly<Record<ProficiencyLevel, readonly FrontFeature[]>> = {
  MEMBER: memberFeatures,
  INSIDER: insiderFeatures,
  ELITE: frontFeatures,
};
