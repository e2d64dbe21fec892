import type { Module } from "../../platform/module/module.ts";
import { login, type LoginNeeds } from "./commands/login.ts";
import { logout } from "./commands/logout.ts";
import { readAccount } from "./queries/read-account.ts";
import { readSignInSettings, type SignInSettings } from "./queries/read-sign-in-settings.ts";

export function identity(needs: LoginNeeds & SignInSettings): Module {
  return {
    name: "identity",
    operations: [login(needs), logout, readAccount, readSignInSettings(needs)],
    jobs: [],
    listeners: [],
  };
}
