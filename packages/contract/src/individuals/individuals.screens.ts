import type { ModuleScreens } from "../screens/screen.ts";

export const individualsScreens = {
  module: "individuals",
  admin: [
    ["/admin/individual-posts", "Individual posts", "list_individual_liable_post"],
    ["/admin/add-individual-post", "Add individual post", "list_individual_liable_post"],
    ["/admin/edit-individual-post/:id", "Edit individual post", "list_individual_liable_post"],
    ["/admin/subscription-plans", "Subscription plans", "list_individual_liable_subscription_plan"],
    [
      "/admin/edit-subscription-plan/:id",
      "Edit subscription plan",
      "list_individual_liable_subscription_plan",
    ],
    ["/admin/individualsliderimagelist", "Slider images", "individual_liable_user"],
    ["/admin/addsliderimage", "Add slider image", "individual_liable_user"],
    ["/admin/editsliderimage/:id", "Edit slider image", "individual_liable_user"],
    ["/admin/contentarea-list", "Content areas", "individual_liable_user"],
    ["/admin/add-content-area", "Add content area", "individual_liable_user"],
    ["/admin/edit-content-area/:id", "Edit content area", "individual_liable_user"],
  ],
  employee: [],
} as const satisfies ModuleScreens;
