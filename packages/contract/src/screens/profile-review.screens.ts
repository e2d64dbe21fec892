import type { ModuleScreens } from "./screen.ts";

export const profileReviewScreens = {
  module: "profile-review",
  admin: [
    ["/admin/profile-review", "Profile reviews", "list_user_profile_review"],
    ["/admin/edit-profile-review/:id", "Do a profile review", "list_user_profile_review"],
    ["/admin/view-profile-review/:id", "View a profile review", "list_user_profile_review"],
    ["/admin/suggestion-list", "Review suggestions", "list_user_profile_review"],
  ],
  employee: [
    ["/manage-profile-review", "Profile review", "user", "profile_review_request and company profileReview"],
  ],
} as const satisfies ModuleScreens;
