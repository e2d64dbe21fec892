import { ownPosts } from "./own-posts.employee.ts";

export const texts = { ownPosts };
