import type { IdentityDeps } from "./identity.deps.ts";
import type { Module } from "../../platform/module/module.ts";
import { changeFrontPassword } from "./commands/change-front-password.ts";
import { changeStaffPassword } from "./commands/change-staff-password.ts";
import { chooseRole } from "./commands/choose-role.ts";
import { forgotPassword } from "./commands/forgot-password.ts";
import { generateMultipass } from "./commands/generate-multipass-login-token.ts";
import { login, loginAgain } from "./commands/login.ts";
import { logout } from "./commands/logout.ts";
import { multipassLogin } from "./commands/multipass-login.ts";
import { register } from "./commands/register.ts";
import { resetPassword } from "./commands/reset-password.ts";
import { saveDeskPreferences } from "./commands/save-desk-preferences.ts";
import { acceptTerms } from "./commands/update-eula-status.ts";
import { updateProfile } from "./commands/update-profile.ts";
import { updateStaffProfile } from "./commands/update-staff-profile.ts";
import { verifyUser } from "./commands/verify-user.ts";
import { checkResetKey } from "./queries/check-reset-key.ts";
import { removeSsoSettings } from "./commands/remove-sso-settings.ts";
import { saveSsoSettings } from "./commands/save-sso-settings.ts";
import { ssoCallback } from "./commands/sso-callback.ts";
import { ssoLogin, ssoLoginAgain } from "./commands/sso-login.ts";
import { findCompanyUser } from "./queries/find-company-user.ts";
import { readAccount } from "./queries/read-account.ts";
import { readDeskPreferences } from "./queries/read-desk-preferences.ts";
import { readRolePermissions } from "./queries/read-role-permissions.ts";
import { readSignInSettings } from "./queries/read-sign-in-settings.ts";
import { readSsoSettings } from "./queries/read-sso-settings.ts";
import { addUp } from "./jobs/add-up-people.ts";
import { forgetTheEnded } from "./jobs/forget-the-ended.ts";

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
      verifyUser,
      generateMultipass(deps),
      multipassLogin,
      updateProfile(deps),
      updateStaffProfile(deps),
      acceptTerms,
      readDeskPreferences,
      saveDeskPreferences,
    ],
    jobs: [forgetTheEnded, addUp],
    listeners: [],
  };
}
