/**
 * Every permission key of the product, by area, as the rights of a role are shown. Each key is in one area. The
 * spelling is the stored one, capital letters included.
 */
export const permissionAreas = {
  people: [
    "list_front_user",
    "Add_bulk_front_user",
    "add_move_user",
    "generate_multipass_login",
    "list_company_user_group_parameter",
    "list_corporate_user",
    "list_user_roles",
    "view_user_roles",
  ],
  companies: ["list_company", "edit_company", "list_holding_entity", "list_onboarding_configuration"],
  content: [
    "list_post",
    "add_post",
    "edit_post",
    "view_post",
    "duplicate_post",
    "list_category",
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
  ],
  editorial: [
    "list_wizard_post",
    "writer_work",
    "list_editor_in_chief_user",
    "list_approver_user",
    "list_writer_user",
    "add_writer_user",
    "list_proof_reader_user",
  ],
  autopilot: [
    "list_autopilot_control_center_config",
    "list_company_autopilot_log",
    "list_user_autopilot_log",
    "list_user_calendar",
  ],
  outreach: [
    "list_announcement",
    "list_newsletter_configuration",
    "list_notification",
    "list_schedule_broadcast_post",
    "add_schedule_broadcast_post",
  ],
  learning: [
    "list_training_trigger",
    "list_training_certification",
    "list_training_enroll_user",
    "list_questionnaire",
    "list_user_profile_review",
  ],
  individuals: [
    "individual_liable_user",
    "list_individual_liable_post",
    "list_individual_liable_subscription_plan",
  ],
  site: ["list_cms_pages", "list_enquiry", "reply_enquiry"],
  operations: [
    "list_kill_switch_cron",
    "list_kill_switch_post",
    "list_prohibited_email",
    "list_error_log",
    "list_post_log",
  ],
  reports: [
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
  ],
} as const satisfies Record<string, readonly string[]>;

export type PermissionArea = keyof typeof permissionAreas;

export const permissionAreaNames = Object.keys(permissionAreas) as readonly PermissionArea[];
