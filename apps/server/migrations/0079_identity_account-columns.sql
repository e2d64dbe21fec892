-- An account is who somebody is. What modules know of a person is in their own tables since the migrations before this one.
drop index account_front_autopilot, account_front_company_autopilot;
alter table account
  drop column ai_text_language,
  drop column ai_text_tonalities,
  drop column ai_text_audience_id,
  drop column tour_visited,
  drop column tour_skips,
  drop column saved_filters,
  drop column saved_realtime_filters,
  drop column questionnaire_skipped,
  drop column autopilot_on,
  drop column out_of_office_from,
  drop column out_of_office_to,
  drop column voice_type,
  drop column review_user,
  drop column profile_rating;
