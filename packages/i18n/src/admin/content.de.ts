import { contentDesk } from "../de/content-desk.admin.ts";
import { postForm } from "../de/content-post.admin.ts";
import { content } from "../de/content.admin.ts";

export const texts = { content: { ...content, ...postForm, ...contentDesk } };
