import { ownPosts } from "../en/content-own-posts.employee.ts";

export const texts = { ownPosts };
