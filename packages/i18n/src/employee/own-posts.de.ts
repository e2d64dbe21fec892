import { ownPosts } from "../de/content-own-posts.employee.ts";

export const texts = { ownPosts };
