import type { EmployeeScreenPath } from "@polyphon/contract/screens/screens.ts";
import type { ComponentType } from "react";

type Load = () => Promise<{ default: ComponentType }>;

/** Screens with a real component. Every other route of the catalogue answers that it is not built. */
export const screenComponents = {
  "/login": () => import("./pages/login.page.tsx"),
  "/dashboard": () => import("./pages/dashboard.page.tsx"),
  "/post-list": () => import("./pages/post-list.page.tsx"),
  "/post-details/:id": () => import("./pages/post-details.page.tsx"),
  "/profile": () => import("./pages/profile.page.tsx"),
  "/linkedin_callback": () => import("./pages/linkedin-callback.page.tsx"),
} satisfies Partial<Record<EmployeeScreenPath, Load>>;
