import type { IdentityDeps } from "./identity.deps.ts";
import type { Module } from "../../platform/module/module.ts";
import { changeFrontPassword } from "./passwords/commands/change-front-password.ts";
import { changeStaffPassword } from "./passwords/commands/change-staff-password.ts";
import { chooseRole } from "./roles/commands/choose-role.ts";
import { forgotPassword } from "./passwords/commands/forgot-password.ts";
import { generateMultipass } from "./one-time-links/commands/generate-multipass-login-token.ts";
import { login, loginAgain } from "./sign-in/commands/login.ts";
import { logout } from "./sessions/commands/logout.ts";
import { multipassLogin } from "./one-time-links/commands/multipass-login.ts";
import { register } from "./registration/commands/register.ts";
import { resetPassword } from "./passwords/commands/reset-password.ts";
import { saveWorkspacePreferences } from "./profile/commands/save-workspace-preferences.ts";
import { savePhoto } from "./profile/commands/save-photo.ts";
import { acceptTerms } from "./profile/commands/update-eula-status.ts";
import { updateProfile } from "./profile/commands/update-profile.ts";
import { updateStaffProfile } from "./profile/commands/update-staff-profile.ts";
import { verifyUser } from "./registration/commands/verify-user.ts";
import { checkResetKey } from "./passwords/queries/check-reset-key.ts";
import { removeSsoSettings } from "./sso/commands/remove-sso-settings.ts";
import { saveSsoSettings } from "./sso/commands/save-sso-settings.ts";
import { ssoCallback } from "./sso/commands/sso-callback.ts";
import { ssoLogin, ssoLoginAgain } from "./sso/commands/sso-login.ts";
import { findCompanyUser } from "./roles/queries/find-company-user.ts";
import { readAccount } from "./accounts/queries/read-account.ts";
import { readWorkspacePreferences } from "./profile/queries/read-workspace-preferences.ts";
import { readRolePermissions } from "./roles/queries/read-role-permissions.ts";
import { readSignInSettings } from "./sign-in/queries/read-sign-in-settings.ts";
import { readSsoSettings } from "./sso/queries/read-sso-settings.ts";
import { sealedSso } from "./sso/sso-secrets.ts";
import { addUp } from "./people-counts/jobs/add-up-people.ts";
import { purgeExpiredSessions } from "./sessions/jobs/purge-expired-sessions.ts";

export function identity(deps: IdentityDeps): Module {
  return {
    name: "identity",
    operations: [
      login(deps),
      loginAgain(deps),
      logout,
      readAccount(deps),
      chooseRole(deps),
      findCompanyUser(deps),
      readRolePermissions,
      readSignInSettings(deps),
      ssoLogin(deps),
      ssoLoginAgain(deps),
      ssoCallback(deps),
      readSsoSettings,
      saveSsoSettings(deps),
      removeSsoSettings,
      forgotPassword(deps),
      checkResetKey,
      resetPassword(deps),
      changeStaffPassword(deps),
      changeFrontPassword(deps),
      register(deps),
      verifyUser(deps),
      generateMultipass(deps),
      multipassLogin,
      updateProfile(deps),
      updateStaffProfile(deps),
      savePhoto(deps),
      acceptTerms,
      readWorkspacePreferences,
      saveWorkspacePreferences,
    ],
    jobs: [purgeExpiredSessions, addUp],
    listeners: [],
    sealed: sealedSso,
  };
}
