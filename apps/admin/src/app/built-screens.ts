import type { AdminScreenPath } from "@polyphon/contract/screens/screens.ts";
import type { ComponentType } from "react";

type LoadScreen = () => Promise<{ readonly default: ComponentType }>;

/** Addresses with a screen behind them; `pnpm screens` counts the keys. */
export const screenComponents = {
  "/admin": () => import("../features/identity/login.screen.tsx"),
  "/admin/login": () => import("../features/identity/login.screen.tsx"),
  "/admin/forgotpassword": () => import("../features/identity/forgot-password.screen.tsx"),
  "/admin/resetpassword": () => import("../features/identity/reset-password.screen.tsx"),
  "/admin/verify-account": () => import("../features/identity/verify-account.screen.tsx"),
  "/admin/user_role": () => import("../features/identity/role-picker.screen.tsx"),
  "/admin/profile": () => import("../features/identity/profile.screen.tsx"),
  "/admin/change-password": () => import("../features/identity/change-password.screen.tsx"),
  "/admin/dashboard": () => import("../features/insights/dashboard.screen.tsx"),
  "/admin/view-post-list": () => import("../features/content/post-list.screen.tsx"),
  "/admin/posts": () => import("../features/content/post-list.screen.tsx"),
  "/admin/add-post": () => import("../features/content/add-post.screen.tsx"),
  "/admin/edit-post/:id": () => import("../features/content/edit-post.screen.tsx"),
  "/admin/view-post/:id": () => import("../features/content/view-post.screen.tsx"),
  "/admin/category-list": () => import("../features/content/category-list.screen.tsx"),
  "/admin/rolelist": () => import("../features/people/role-list.screen.tsx"),
  "/admin/editpermission/:id": () => import("../features/people/edit-permission.screen.tsx"),
  "/admin/manageUserRole": () => import("../features/people/manage-user-role.screen.tsx"),
  "/admin/assigned-users/:id/:roleName": () => import("../features/people/assigned-users.screen.tsx"),
  "/admin/cms-list": () => import("../features/site/cms-list.screen.tsx"),
  "/admin/edit-cms/:id": () => import("../features/site/edit-cms.screen.tsx"),
  "/admin/manage-enquiry": () => import("../features/site/manage-enquiry.screen.tsx"),
  "/admin/view-enquiry/:id": () => import("../features/site/view-enquiry.screen.tsx"),
  "/admin/enquiry-reply/:id": () => import("../features/site/enquiry-reply.screen.tsx"),
} satisfies Partial<Record<AdminScreenPath, LoadScreen>>;
