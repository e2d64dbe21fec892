/** What each permission lets an app do, in the words of the consent screen. */
export const permissionWords: Readonly<Record<string, string>> = {
  public_profile: "Receive your name and profile picture",
  email: "Receive your email address",
  pages_show_list: "Show a list of the Pages you manage",
  pages_manage_posts: "Create and manage content on your Page",
  pages_read_engagement: "Read content posted on the Page",
  pages_manage_engagement: "Create and manage comments on your Page",
  read_insights: "Read Insights for the Page",
  business_management: "Manage your business",
};

export const pageScopes = ["pages_show_list", "pages_manage_posts", "pages_read_engagement"];
