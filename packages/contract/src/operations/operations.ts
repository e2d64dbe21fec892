/** What a kill switch can stop: all sharing, one network, one company, one post, or one scheduled job. */
export const switchScopes = ["all", "network", "company", "post", "cron"] as const;
export type SwitchScope = (typeof switchScopes)[number];

/** Where an entry of the error log comes from. */
export const errorTypes = ["SHARE", "MAIL", "JOB", "SIGN_IN"] as const;
export type ErrorType = (typeof errorTypes)[number];

/** What can be read in the log of a post. */
export const postLogActions = ["ADDED", "EDITED", "KILLED", "RELEASED"] as const;
export type PostLogAction = (typeof postLogActions)[number];
