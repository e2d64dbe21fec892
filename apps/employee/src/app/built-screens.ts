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
  "/user-calendar": () => import("./pages/user-calendar.page.tsx"),
  "/fbschedule": () => import("./pages/fbschedule.page.tsx"),
  "/profile": () => import("./pages/profile.page.tsx"),
  "/mentions": () => import("./pages/mentions.page.tsx"),
  "/linkedin-group": () => import("./pages/linkedin-group.page.tsx"),
  "/linkedin_callback": () => import("./pages/linkedin-callback.page.tsx"),
  "/twitter_callback": () => import("./pages/twitter-callback.page.tsx"),
  "/facebook_callback": () => import("./pages/facebook-callback.page.tsx"),
  "/error-hook": () => import("./pages/error-hook.page.tsx"),
  "/notification": () => import("./pages/notification.page.tsx"),
  "/unsubscribe_emails": () => import("./pages/unsubscribe-emails.page.tsx"),
  "/help-center": () => import("./pages/help-center.page.tsx"),
  "/request-meeting": () => import("./pages/request-meeting.page.tsx"),
  "/privacy-policy": () => import("./pages/privacy-policy.page.tsx"),
  "/term-condition": () => import("./pages/term-condition.page.tsx"),
  "/comcast": () => import("./pages/landing.page.tsx"),
  "/comcast_welcome": () => import("./pages/landing.page.tsx"),
  "/insperity": () => import("./pages/landing.page.tsx"),
  "/insperity_welcome": () => import("./pages/landing.page.tsx"),
  "/:key": () => import("./pages/page-by-key.page.tsx"),
} satisfies Partial<Record<EmployeeScreenPath, Load>>;
