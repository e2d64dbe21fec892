/** What each scope lets an app do, in the words of the consent screen. */
export const scopeWords: Readonly<Record<string, string>> = {
  "tweet.read": "See all the posts you can view, including those from protected accounts",
  "tweet.write": "Post and repost for you",
  "users.read": "See accounts you can view, and your own",
  "media.write": "Upload media for you",
  "offline.access": "Stay connected to your account until you revoke access",
  "follows.read": "See people who follow you and whom you follow",
  "like.read": "See posts you have liked",
};
