import type { ModuleScreens } from "../screens/screen.ts";

export const identityScreens = {
  module: "identity",
  admin: [
    ["/admin", "Login", "public"],
    ["/admin/login", "Login", "public"],
    ["/admin/forgotpassword", "Request a password reset", "public"],
    ["/admin/resetpassword", "Set a new password", "public"],
    ["/admin/verify-account", "Account verification", "public"],
    ["/admin/user_role", "Role and company picker", "none"],
    ["/admin/profile", "Own profile", "none"],
    ["/admin/change-password", "Change password", "none"],
  ],
  employee: [
    ["/profile", "Manage profile", "user"],
    ["/multipass-login/:token", "One-time login link", "both"],
    ["/", "Home", "public"],
    ["/login", "Login", "public"],
    ["/register/corporate", "Register, corporate", "public"],
    ["/register/individual", "Register, individual", "public"],
    ["/forgot-password", "Forgot password", "public"],
    ["/resetpassword", "Reset password", "public"],
    ["/sso-login", "Single sign-on login", "public"],
    ["/sso/microsoft/callback", "Single sign-on return", "public"],
    ["/verify-user", "Verify user", "public"],
    ["/verify-account", "Verify account", "public"],
  ],
} as const satisfies ModuleScreens;
