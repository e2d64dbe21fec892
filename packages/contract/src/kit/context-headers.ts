/**
 * What both apps send with each call about who is acting; the server checks it against the session and trusts none of
 * it.
 */
export const contextHeaders = {
  userType: "x-user-type",
  roleId: "x-role-id",
  company: "x-company-id",
  parentUser: "x-parent-user-id",
  sso: "x-sso-login",
} as const;
