import type { EmployeeScreenPath } from "@polyphon/contract/screens/screens.ts";
import type { ComponentType } from "react";

type Load = () => Promise<{ default: ComponentType }>;

/** Screens with a real component. Every other route of the catalogue answers that it is not built. */
export const screenComponents = {
  "/login": () => import("./pages/login.page.tsx"),
  "/register/corporate": () => import("./pages/register-corporate.page.tsx"),
  "/register/individual": () => import("./pages/register-individual.page.tsx"),
  "/forgot-password": () => import("./pages/forgot-password.page.tsx"),
  "/resetpassword": () => import("./pages/reset-password.page.tsx"),
  "/sso-login": () => import("./pages/sso-login.page.tsx"),
  "/sso/microsoft/callback": () => import("./pages/sso-callback.page.tsx"),
  "/verify-user": () => import("./pages/verify-user.page.tsx"),
  "/verify-account": () => import("./pages/verify-account.page.tsx"),
  "/multipass-login/:token": () => import("./pages/multipass-login.page.tsx"),
  "/dashboard": () => import("./pages/dashboard.page.tsx"),
  "/post-list": () => import("./pages/post-list.page.tsx"),
  "/post-details/:id": () => import("./pages/post-details.page.tsx"),
  "/profile": () => import("./pages/profile.page.tsx"),
  "/linkedin-group": () => import("./pages/linkedin-group.page.tsx"),
  "/linkedin_callback": () => import("./pages/linkedin-callback.page.tsx"),
} satisfies Partial<Record<EmployeeScreenPath, Load>>;
