/**
 * Every refusal the product can answer: its HTTP status and the code a client sees. Numbers are
 * those of the specification; where it gives none, the name itself is the code.
 */
export const errors = {
  validation: { status: 400, code: 10012 },
  duplicate: { status: 409, code: 10037 },
  category_duplicate: { status: 409, code: 10037 },
  prohibited_words: { status: 422, code: 10443 },
  serial_number_taken: { status: 409, code: 10446 },
  media_not_usable: { status: 422, code: 10447 },
  /** At the field of a picture that breaks a rule of its use: which one, with the picture's figure. */
  picture_wrong_type: { status: 422, code: "picture_wrong_type" },
  picture_too_small: { status: 422, code: "picture_too_small" },
  picture_too_large: { status: 422, code: "picture_too_large" },
  picture_too_many_bytes: { status: 422, code: "picture_too_many_bytes" },
  picture_wrong_ratio: { status: 422, code: "picture_wrong_ratio" },
  picture_unreadable: { status: 422, code: "picture_unreadable" },
  /** An outside address that leads nowhere, to nothing usable, or to a forbidden target. */
  url_not_readable: { status: 422, code: "url_not_readable" },
  /** Of an own post or share with pictures: none, and more than four. */
  image_required: { status: 422, code: "image_required" },
  image_limit: { status: 422, code: "image_limit" },
  /** An own post that was shared or is planned cannot be changed. */
  own_post_shared: { status: 409, code: "own_post_shared" },
  /** A rejection always states a reason. */
  reason_needed: { status: 422, code: "reason_needed" },
  video_not_usable: { status: 422, code: "video_not_usable" },
  account_disabled: { status: 403, code: 10033 },
  company_inactive: { status: 403, code: 10036 },
  network_not_connected: { status: 409, code: 10911 },
  connection_expired: { status: 409, code: 10912 },
  feature_off: { status: 403, code: 10913 },
  level_too_low: { status: 403, code: 10914 },
  light_front_user: { status: 403, code: 10915 },
  password_expired: { status: 403, code: 10916 },
  terms_not_accepted: { status: 403, code: 10917 },
  password_must_change: { status: 403, code: 10918 },
  invalid_token: { status: 401, code: "invalid_token" },
  invalid_credentials: { status: 401, code: "invalid_credentials" },
  /** In works-council mode nobody is shown what single employees do. */
  works_council: { status: 403, code: "works_council" },
  access_denied: { status: 403, code: "access_denied" },
  not_found: { status: 404, code: "not_found" },
  post_not_found: { status: 404, code: "post_not_found" },
  /** None of the posts of a call on several. */
  posts_not_found: { status: 404, code: "posts_not_found" },
  sticker_not_found: { status: 404, code: "sticker_not_found" },
  too_many_requests: { status: 429, code: "too_many_requests" },
  /** Wrong passwords; there is a way round by mail. */
  too_many_tries: { status: 429, code: "too_many_tries" },
  captcha_failed: { status: 400, code: "captcha_failed" },
  edited_meanwhile: { status: 409, code: "edited_meanwhile" },
  in_use: { status: 409, code: "in_use" },
  already_shared: { status: 409, code: "already_shared" },
  weekly_limit_reached: { status: 409, code: "weekly_limit_reached" },
  campaign_needed: { status: 400, code: 10012 },
  copy_empty: { status: 422, code: 10012 },
  copy_too_long: { status: 422, code: 10012 },
  copy_too_short: { status: 422, code: 10012 },
  copy_locked: { status: 422, code: "copy_locked" },
  embed_invalid: { status: 422, code: "embed_invalid" },
  feature_not_changed: { status: 422, code: "feature_not_changed" },
  document_not_on_x: { status: 422, code: "document_not_on_x" },
  schedule_in_past: { status: 422, code: "schedule_in_past" },
  share_not_open: { status: 409, code: "share_not_open" },
  share_not_failed: { status: 409, code: "share_not_failed" },
  share_not_cancelled: { status: 409, code: "share_not_cancelled" },
  post_does_not_fit: { status: 409, code: "post_does_not_fit" },
  network_needed: { status: 422, code: "network_needed" },
  facebook_needed: { status: 422, code: "facebook_needed" },
  use_facebook_button: { status: 422, code: "use_facebook_button" },
  not_on_network: { status: 422, code: "not_on_network" },
  /** Of a company that nobody can be planned for: without the feature, or no longer active. */
  autopilot_off: { status: 409, code: "autopilot_off" },
  /** The person's own: nothing is planned while it is off. */
  autopilot_not_on: { status: 409, code: "autopilot_not_on" },
  /** The plan on the screen is not the one that would be made now. */
  plan_outdated: { status: 409, code: "plan_outdated" },
  plan_under_way: { status: 409, code: "plan_under_way" },
  /** At the field that contains something prohibited. */
  prohibited_text: { status: 422, code: "prohibited_text" },
  prohibited_email: { status: 422, code: "prohibited_email" },
  prohibited_hashtag: { status: 422, code: "prohibited_hashtag" },
  mention_not_approved: { status: 422, code: "mention_not_approved" },
  cta_not_usable: { status: 422, code: "cta_not_usable" },
  cta_dates_incomplete: { status: 422, code: "cta_dates_incomplete" },
  cta_end_before_start: { status: 422, code: "cta_end_before_start" },
  mention_urn_duplicate: { status: 409, code: "mention_urn_duplicate" },
  mention_url_duplicate: { status: 409, code: "mention_url_duplicate" },
  mention_person_duplicate: { status: 409, code: "mention_person_duplicate" },
  mention_not_fetched: { status: 422, code: "mention_not_fetched" },
  schedule_url_invalid: { status: 410, code: "schedule_url_invalid" },
  role_needed: { status: 403, code: "role_needed" },
  session_changed: { status: 409, code: "session_changed" },
  unauthorized: { status: 401, code: "unauthorized" },
  invalid_key: { status: 400, code: "invalid_key" },
  url_invalid: { status: 400, code: "url_invalid" },
  key_not_found: { status: 404, code: "key_not_found" },
  password_wrong: { status: 422, code: "password_wrong" },
  company_needed: { status: 422, code: "company_needed" },
  company_unknown: { status: 422, code: "company_unknown" },
  sso_not_available: { status: 422, code: "sso_not_available" },
  sso_failed: { status: 401, code: "sso_failed" },
  sso_no_account: { status: 403, code: "sso_no_account" },
  role_fixed: { status: 409, code: "role_fixed" },
  beyond_own_rights: { status: 403, code: "beyond_own_rights" },
  unknown_placeholder: { status: 400, code: 10012 },
  duplicate_user: { status: 409, code: 10037 },
  staff_out_of_reach: { status: 403, code: "staff_out_of_reach" },
  own_account: { status: 409, code: "own_account" },
  too_many_drafts: { status: 409, code: "too_many_drafts" },
  too_many_entries: { status: 409, code: "too_many_entries" },
  level_only_rises: { status: 422, code: "level_only_rises" },
  status_not_possible: { status: 409, code: "status_not_possible" },
  same_domain: { status: 422, code: "same_domain" },
  /** An address outside the company's mail domain. */
  other_domain: { status: 422, code: "other_domain" },
  /** Somebody who has signed in already needs no invitation. */
  already_signed_in: { status: 409, code: "already_signed_in" },
  opted_out: { status: 409, code: "opted_out" },
  no_front_users: { status: 422, code: "no_front_users" },
  too_many_groups: { status: 409, code: "too_many_groups" },
  /** Somebody else, or the clock, came first with a decision that can be made once. */
  already_decided: { status: 409, code: "already_decided" },
  already_answered: { status: 409, code: "already_answered" },
  /**
   * Of a questionnaire: already answered or over, changed while it was open, answered so that its questions are fixed,
   * no longer skippable.
   */
  questionnaire_done: { status: 409, code: "questionnaire_done" },
  questionnaire_changed: { status: 409, code: "questionnaire_changed" },
  questionnaire_answered: { status: 409, code: "questionnaire_answered" },
  skip_not_possible: { status: 409, code: "skip_not_possible" },
  connect_failed: { status: 400, code: "connect_failed" },
  connect_cancelled: { status: 400, code: "connect_cancelled" },
  choice_over: { status: 409, code: "choice_over" },
  account_used_elsewhere: { status: 409, code: "account_used_elsewhere" },
  idempotency_key_reused: { status: 409, code: "idempotency_key_reused" },
  /** A file of employees that is being processed, or is finished. */
  upload_busy: { status: 409, code: "upload_busy" },
  /** A writer chose a category that is not among the assigned ones. */
  category_not_assigned: { status: 403, code: "category_not_assigned" },
  /** The workflow has no such step from the post's state, or not for this person. */
  workflow_refused: { status: 409, code: "workflow_refused" },
  comment_not_own: { status: 403, code: "comment_not_own" },
  comment_too_old: { status: 409, code: "comment_too_old" },
  /** A post is assigned to somebody whose turn it is. */
  assignee_not_possible: { status: 422, code: "assignee_not_possible" },
  /** Publishing is taken back by whoever published, soon, and while nobody has done anything with the post. */
  undo_not_own: { status: 403, code: "undo_not_own" },
  undo_too_late: { status: 409, code: "undo_too_late" },
  undo_changed: { status: 409, code: "undo_changed" },
  undo_shared: { status: 409, code: "undo_shared" },
  /** Sharing that the provider has stopped is released by the provider alone. */
  switch_of_provider: { status: 409, code: "switch_of_provider" },
  /** The company's monthly budget is used up. */
  ai_budget_used: { status: 429, code: "ai_budget_used" },
  /** The model refused this request, or its answer may not be shown. */
  ai_refused: { status: 422, code: "ai_refused" },
  ai_source_off: { status: 403, code: 10913 },
  /** Neither a post nor words of one's own to write about. */
  ai_content_needed: { status: 422, code: "ai_content_needed" },
  ai_unavailable: { status: 503, code: "ai_unavailable" },
  too_large: { status: 413, code: "too_large" },
  /** The body of a call that did not arrive in time. */
  body_too_slow: { status: 408, code: "body_too_slow" },
  /** The database ended it: a statement, or a transaction that waited for nothing. */
  took_too_long: { status: 503, code: "took_too_long" },
  /** Somebody else holds what this needs. */
  busy: { status: 503, code: "busy" },
  unavailable: { status: 503, code: "unavailable" },
  internal: { status: 500, code: "internal" },
} as const satisfies Record<string, { status: number; code: number | string }>;

export type ErrorName = keyof typeof errors;

/** Why one field was refused. */
export interface FieldRefusal {
  readonly field: string;
  readonly message: string;
  /** The word in the field's text that is not allowed. */
  readonly found?: string;
}

/** What can refer to a row and so keep it from being deleted; `other` is whatever has no word of its own. */
export const referrers = [
  "post",
  "company",
  "galleryImage",
  "sticker",
  "banner",
  "sliderImage",
  "badge",
  "realTimeItem",
  "linkedinPost",
  "ownPost",
  "employee",
  "questionnaireReply",
  "share",
  "billableWork",
  "other",
] as const;
export type Referrer = (typeof referrers)[number];

/** How many of one kind refer to a row, and the newest of those that the caller may see. */
export interface RowUse {
  readonly kind: Referrer;
  readonly count: number;
  /** There are more than were counted. */
  readonly more: boolean;
  readonly examples: readonly { readonly id: number; readonly name: string }[];
}

/** The body of every answer that is not a success. */
export interface Problem {
  readonly code: number | string;
  readonly error: ErrorName;
  readonly description: string;
  readonly reference: string;
  readonly violations?: readonly FieldRefusal[];
  /** Of `in_use`: by what. */
  readonly uses?: readonly RowUse[];
}
