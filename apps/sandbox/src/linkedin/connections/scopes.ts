/** What each scope lets an app do, in the words of the consent screen. */
export const scopeWords: Readonly<Record<string, string>> = {
  openid: "Sign you in with your LinkedIn account",
  profile: "Use your name and photo",
  email: "Use the primary email address associated with your LinkedIn account",
  w_member_social: "Create, modify, and delete posts, comments, and reactions on your behalf",
  r_member_social: "Retrieve your posts, comments, reactions, and other engagement data",
  r_basicprofile: "Use your basic profile including your name, photo, headline, and public profile URL",
  r_member_postAnalytics: "Retrieve your posts and their reporting data",
  r_member_profileAnalytics: "Use your profile analytics such as followers and profile viewers",
  r_1st_connections_size: "Use the number of your 1st-degree connections",
  w_organization_social:
    "Create, modify, and delete posts, comments, and reactions on your organization's behalf",
  r_organization_social: "Retrieve your organization's posts, comments, reactions, and other engagement data",
  rw_organization_admin: "Manage your organization's page and retrieve reporting data",
  r_organization_followers: "Use your organization's followers' data so that they can be mentioned in posts",
};
