-- The eight roles of every installation. Their rights are those of rules/identity/default-rights.ts on the day the role is
-- made, and a super admin's from then on; a later change of the rule does not reach back.
insert into role (name, user_type) values
  ('Super admin', 0),
  ('Sub admin', 1),
  ('Corporate admin', 2),
  ('Corporate user', 3),
  ('Editor-in-Chief', 4),
  ('Writer', 5),
  ('Proofreader', 6),
  ('Approver', 7);

insert into role_permission (role_id, permission_key)
select role.id, unnest(given.keys)
from (values
  (1, array[
    'list_user_roles', 'view_user_roles', 'list_editor_in_chief_user', 'list_approver_user',
    'list_corporate_user', 'list_front_user', 'generate_multipass_login', 'Add_bulk_front_user',
    'add_writer_user', 'list_writer_user', 'list_proof_reader_user', 'add_move_user',
    'list_company_user_group_parameter', 'list_company', 'edit_company', 'list_holding_entity',
    'list_onboarding_configuration', 'list_category', 'list_post', 'add_post', 'edit_post', 'view_post',
    'list_post_sticker', 'list_post_gallery_image', 'list_post_user_action', 'list_real_time_content',
    'list_real_time_content_user_action', 'list_autopilot_control_center_config', 'list_company_autopilot_log',
    'list_user_autopilot_log', 'list_announcement', 'list_newsletter_configuration',
    'add_schedule_broadcast_post', 'list_schedule_broadcast_post', 'list_questionnaire', 'list_training_trigger',
    'list_training_certification', 'list_training_enroll_user', 'list_user_profile_review', 'list_cms_pages',
    'list_kill_switch_cron', 'list_kill_switch_post', 'list_prohibited_email', 'userwise_report',
    'postwise_report', 'post_preview_report', 'curator_and_post_report', 'newsletter_engagement_report',
    'social_url_engagement_report', 'list_schedule_report']),
  (2, array[
    'list_corporate_user', 'list_front_user', 'Add_bulk_front_user', 'list_post', 'add_post', 'edit_post',
    'view_post', 'list_post_tag', 'list_prohibited_word', 'list_processing_queue', 'edit_processing_queue',
    'list_own_post_approval', 'edit_own_post_approval', 'view_own_post_approval', 'list_user_calendar',
    'userwise_report', 'postwise_report', 'autopilot_report', 'post_preview_report',
    'newsletter_engagement_report', 'social_url_engagement_report', 'list_schedule_report']),
  (3, array[
    'list_corporate_user', 'list_front_user', 'Add_bulk_front_user', 'list_post', 'add_post', 'edit_post',
    'view_post', 'list_post_tag', 'list_prohibited_word', 'list_processing_queue', 'edit_processing_queue',
    'list_own_post_approval', 'edit_own_post_approval', 'view_own_post_approval', 'list_user_calendar',
    'userwise_report', 'postwise_report', 'autopilot_report', 'post_preview_report',
    'newsletter_engagement_report', 'social_url_engagement_report', 'list_schedule_report']),
  (4, array[
    'add_writer_user', 'list_writer_user', 'list_proof_reader_user', 'add_move_user', 'edit_post', 'view_post',
    'list_real_time_content', 'list_real_time_content_user_action', 'list_wizard_post', 'writer_work',
    'list_company_autopilot_log', 'list_user_autopilot_log', 'list_cms_pages', 'list_kill_switch_cron',
    'gallery_image_review_report']),
  (5, array[
    'add_post', 'edit_post', 'view_post', 'list_real_time_content', 'list_real_time_content_user_action',
    'list_wizard_post', 'writer_work', 'list_cms_pages']),
  (6, array[
    'list_user_roles', 'add_move_user', 'edit_post', 'view_post', 'list_real_time_content',
    'list_real_time_content_user_action', 'list_wizard_post', 'list_company_autopilot_log',
    'list_user_autopilot_log', 'list_cms_pages', 'list_kill_switch_cron', 'list_kill_switch_post',
    'list_prohibited_email']),
  (7, array[
    'list_user_roles', 'add_move_user', 'edit_post', 'view_post', 'list_real_time_content',
    'list_real_time_content_user_action', 'list_wizard_post', 'list_company_autopilot_log',
    'list_user_autopilot_log', 'list_cms_pages', 'list_kill_switch_cron', 'list_kill_switch_post',
    'list_prohibited_email'])
) as given (user_type, keys) join role on role.user_type = given.user_type;

-- Staff are few among many employees: lists and searches of staff touch them alone.
create index account_staff on account (lower(last_name), lower(first_name), id) where kind = 'staff';
