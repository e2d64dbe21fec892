import { contentDesk } from "../de/content-desk.admin.ts";
import { contentLinkedin } from "../de/content-linkedin.admin.ts";
import { ownPostDesk } from "../de/content-own-posts.admin.ts";
import { postForm } from "../de/content-post.admin.ts";
import { realTime } from "../de/content-real-time.admin.ts";
import { content } from "../de/content.admin.ts";

export const texts = {
  content: { ...content, ...postForm, ...contentDesk, ...ownPostDesk, ...contentLinkedin, ...realTime },
};
