import type { AdminScreenPath } from "@polyphon/contract/screens/screens.ts";
import type { ComponentType } from "react";

export type LoadScreen = () => Promise<{ readonly default: ComponentType }>;

const login = () => import("../features/identity/sign-in/login.screen.tsx");

/** What is open to everybody. The other screens come with the first of them: their list alone weighs as much as a screen. */
export const openScreens = {
  "/admin": login,
  "/admin/login": login,
  "/admin/forgotpassword": () => import("../features/identity/passwords/forgot-password.screen.tsx"),
  "/admin/resetpassword": () => import("../features/identity/passwords/reset-password.screen.tsx"),
  "/admin/verify-account": () => import("../features/identity/verify-account.screen.tsx"),
} satisfies Partial<Record<AdminScreenPath, LoadScreen>>;
