import type { EmployeeScreenPath } from "@polyphon/contract/screens/screens.ts";
import type { ComponentType } from "react";
import { withTexts } from "./screens/with-texts.ts";

type Load = () => Promise<{ default: ComponentType }>;

/** Screens with a component. Every other route of the catalogue shows that it is not built yet. */
export const screenComponents = {
  "/login": () => import("./pages/identity/login.page.tsx"),
  "/register/corporate": () => import("./pages/registration/register-corporate.page.tsx"),
  "/register/individual": () => import("./pages/registration/register-individual.page.tsx"),
  "/forgot-password": () => import("./pages/identity/forgot-password.page.tsx"),
  "/resetpassword": () => import("./pages/identity/reset-password.page.tsx"),
  "/sso-login": () => import("./pages/identity/sso-login.page.tsx"),
  "/sso/microsoft/callback": () => import("./pages/identity/sso-callback.page.tsx"),
  "/verify-user": () => import("./pages/registration/verify-user.page.tsx"),
  "/verify-account": () => import("./pages/registration/verify-account.page.tsx"),
  "/multipass-login/:token": () => import("./pages/identity/multipass-login.page.tsx"),
  "/dashboard": () => import("./pages/dashboard.page.tsx"),
  "/post-list": () => import("./pages/content/post-list.page.tsx"),
  "/post-details/:id": () => import("./pages/content/post-details.page.tsx"),
  "/real-time-contents": () => withTexts("realTime", import("./pages/content/real-time-contents.page.tsx")),
  "/real-time-content-edit/:id": () =>
    withTexts("realTime", import("./pages/content/real-time-edit.page.tsx")),
  "/realtime/post-view/:id": () => withTexts("realTime", import("./pages/content/real-time-view.page.tsx")),
  "/own-posts": () => withTexts("ownPosts", import("./pages/content/own-posts.page.tsx")),
  "/create-own-post": () => withTexts("ownPosts", import("./pages/content/create-own-post.page.tsx")),
  "/add-own-post": () => withTexts("ownPosts", import("./pages/content/add-own-post.page.tsx")),
  "/edit-own-post/:id": () => withTexts("ownPosts", import("./pages/content/edit-own-post.page.tsx")),
  "/post-duplicate/:pid": () => withTexts("ownPosts", import("./pages/content/post-duplicate.page.tsx")),
  "/user-calendar": () => import("./pages/user-calendar.page.tsx"),
  "/autopilot-config": () => withTexts("autopilot", import("./pages/autopilot/autopilot-config.page.tsx")),
  "/config_my_post": () => withTexts("autopilot", import("./pages/autopilot/config-my-post.page.tsx")),
  "/fbschedule": () => import("./pages/fbschedule.page.tsx"),
  "/profile": () => import("./pages/profile.page.tsx"),
  "/visible-to-others": () => withTexts("looks", import("./pages/visible-to-others.page.tsx")),
  "/mentions": () => import("./pages/mentions.page.tsx"),
  "/linkedin-group": () => import("./pages/linkedin-group.page.tsx"),
  "/linkedin_callback": () => import("./pages/networks/linkedin-callback.page.tsx"),
  "/twitter_callback": () => import("./pages/networks/twitter-callback.page.tsx"),
  "/facebook_callback": () => import("./pages/networks/facebook-callback.page.tsx"),
  "/error-hook": () => import("./pages/networks/error-hook.page.tsx"),
  "/notification": () => import("./pages/notification.page.tsx"),
  "/unsubscribe_emails": () => import("./pages/unsubscribe-emails.page.tsx"),
  "/help-center": () => import("./pages/site/help-center.page.tsx"),
  "/request-meeting": () => import("./pages/site/request-meeting.page.tsx"),
  "/privacy-policy": () => import("./pages/site/privacy-policy.page.tsx"),
  "/term-condition": () => import("./pages/site/term-condition.page.tsx"),
  "/comcast": () => import("./pages/site/landing.page.tsx"),
  "/comcast_welcome": () => import("./pages/site/landing.page.tsx"),
  "/insperity": () => import("./pages/site/landing.page.tsx"),
  "/insperity_welcome": () => import("./pages/site/landing.page.tsx"),
  "/:key": () => import("./pages/site/page-by-key.page.tsx"),
} satisfies Partial<Record<EmployeeScreenPath, Load>>;
