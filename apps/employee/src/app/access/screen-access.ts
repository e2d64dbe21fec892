import type { FrontFeature } from "@polyphon/contract/permissions.ts";
import type { EmployeeScreenPath } from "@polyphon/contract/screens/screens.ts";
import type { EmployeeScreenRule } from "@polyphon/rules/identity/screens/open-employee-screen.ts";

const user = { for: "user" } as const;
const visitor = { for: "public" } as const;
const both = { for: "both" } as const;
const connecting = { for: "user", share: true } as const;
const withFeature = (feature: FrontFeature): EmployeeScreenRule => ({ for: "user", feature });

/** Who may open which screen: the employee rows of the catalogue, without the back office's to save download size. */
export const screenAccess: Readonly<Record<EmployeeScreenPath, EmployeeScreenRule>> = {
  "/": visitor,
  "/login": visitor,
  "/register/corporate": visitor,
  "/register/individual": visitor,
  "/forgot-password": visitor,
  "/resetpassword": visitor,
  "/sso-login": visitor,
  "/sso/microsoft/callback": visitor,
  "/verify-user": visitor,
  "/verify-account": visitor,
  "/multipass-login/:token": both,
  "/profile": user,
  "/visible-to-others": user,
  "/dashboard": user,
  "/post-list": user,
  "/post-details/:id": user,
  "/real-time-contents": withFeature("realtime_content"),
  "/real-time-content-edit/:id": withFeature("realtime_content"),
  "/realtime/post-view/:id": withFeature("realtime_content"),
  "/own-posts": withFeature("own_post"),
  "/create-own-post": withFeature("own_post"),
  "/add-own-post": withFeature("own_post"),
  "/edit-own-post/:id": withFeature("own_post"),
  "/post-duplicate/:pid": withFeature("own_post"),
  "/user-calendar": withFeature("calendar"),
  "/fbschedule": both,
  "/help-center": withFeature("helpCenter"),
  "/certificates": withFeature("certificates"),
  "/certification": both,
  "/dtag": both,
  "/autopilot-config": withFeature("autopilot_config"),
  "/config_my_post": withFeature("autopilot_config"),
  "/newsletter": withFeature("newsletter"),
  "/newsletter-configuration": withFeature("newsletter"),
  "/notification": user,
  "/unsubscribe_emails": both,
  "/mentions": withFeature("mention"),
  "/manage-profile-review": withFeature("profile_review_request"),
  "/linkedin-group": { for: "user", groups: true },
  "/linkedin_callback": connecting,
  "/twitter_callback": connecting,
  "/facebook_callback": connecting,
  "/error-hook": both,
  "/request-meeting": both,
  "/privacy-policy": both,
  "/term-condition": both,
  "/comcast": visitor,
  "/comcast_welcome": visitor,
  "/insperity": visitor,
  "/insperity_welcome": visitor,
  "/:key": both,
};
