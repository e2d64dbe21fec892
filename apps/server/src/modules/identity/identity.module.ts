import type { Module } from "../../platform/module/module.ts";
import { chooseRole } from "./commands/choose-role.ts";
import { login, loginAgain, type LoginNeeds } from "./commands/login.ts";
import { logout } from "./commands/logout.ts";
import { findCompanyUser } from "./queries/find-company-user.ts";
import { readAccount } from "./queries/read-account.ts";
import { readRolePermissions } from "./queries/read-role-permissions.ts";
import { readSignInSettings, type SignInSettings } from "./queries/read-sign-in-settings.ts";
import type { AccountNeeds } from "./read-own-account.ts";

export type IdentityNeeds = LoginNeeds & SignInSettings & AccountNeeds;

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
    ],
    jobs: [],
    listeners: [],
  };
}
