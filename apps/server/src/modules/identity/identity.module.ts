import type { Module } from "../../platform/module/module.ts";
import type { ChangePasswordNeeds } from "./change-password.ts";
import { changeFrontPassword } from "./commands/change-front-password.ts";
import { changeStaffPassword } from "./commands/change-staff-password.ts";
import { chooseRole } from "./commands/choose-role.ts";
import { forgotPassword } from "./commands/forgot-password.ts";
import { generateMultipass } from "./commands/generate-multipass-login-token.ts";
import { login, loginAgain, type LoginNeeds } from "./commands/login.ts";
import { logout } from "./commands/logout.ts";
import { multipassLogin } from "./commands/multipass-login.ts";
import { register, type RegisterNeeds } from "./commands/register.ts";
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
import { readSignInSettings, type SignInSettings } from "./queries/read-sign-in-settings.ts";
import { readSsoSettings } from "./queries/read-sso-settings.ts";
import { addUp } from "./jobs/add-up-people.ts";
import { forgetTheEnded } from "./jobs/forget-the-ended.ts";
import type { AccountNeeds } from "./read-own-account.ts";
import type { SsoNeeds } from "./sso.needs.ts";

export type IdentityNeeds = LoginNeeds &
  SignInSettings &
  AccountNeeds &
  RegisterNeeds &
  ChangePasswordNeeds &
  SsoNeeds;

export function identity(needs: IdentityNeeds): Module {
  return {
    name: "identity",
    operations: [
      login(needs),
      loginAgain(needs),
      logout,
      readAccount(needs),
      chooseRole(needs),
      findCompanyUser(needs),
      readRolePermissions,
      readSignInSettings(needs),
      ssoLogin(needs),
      ssoLoginAgain(needs),
      ssoCallback(needs),
      readSsoSettings,
      saveSsoSettings(needs),
      removeSsoSettings,
      forgotPassword(needs),
      checkResetKey,
      resetPassword(needs),
      changeStaffPassword(needs),
      changeFrontPassword(needs),
      register(needs),
      verifyUser,
      generateMultipass(needs),
      multipassLogin,
      updateProfile(needs),
      updateStaffProfile(needs),
      acceptTerms,
      readDeskPreferences,
      saveDeskPreferences,
    ],
    jobs: [forgetTheEnded, addUp],
    listeners: [],
  };
}
