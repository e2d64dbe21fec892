import { contentDesk } from "../en/content-desk.admin.ts";
import { postForm } from "../en/content-post.admin.ts";
import { content } from "../en/content.admin.ts";

export const texts = { content: { ...content, ...postForm, ...contentDesk } };
