/** Why a password did not sign in; the last is right, but of an account of the other app. */
export const signInFailures = ["wrong_password", "unknown_account", "wrong_app"] as const;
export type SignInFailure = (typeof signInFailures)[number];
