import type { AdminScreenPath } from "@polyphon/contract/screens/screens.ts";
import type { ComponentType } from "react";

export type LoadScreen = () => Promise<{ readonly default: ComponentType }>;

const login = () => import("../features/identity/sign-in/login.screen.tsx");

/** The public screens. The others are loaded with the first of them, because their list alone is as large as a screen. */
export const openScreens = {
  "/admin": login,
  "/admin/login": login,
  "/admin/forgotpassword": () => import("../features/identity/passwords/forgot-password.screen.tsx"),
  "/admin/resetpassword": () => import("../features/identity/passwords/reset-password.screen.tsx"),
  "/admin/verify-account": () => import("../features/identity/verify-account.screen.tsx"),
} satisfies Partial<Record<AdminScreenPath, LoadScreen>>;
