import { contentDesk } from "../en/content-desk.admin.ts";
import { contentLinkedin } from "../en/content-linkedin.admin.ts";
import { ownPostDesk } from "../en/content-own-posts.admin.ts";
import { postForm } from "../en/content-post.admin.ts";
import { realTime } from "../en/content-real-time.admin.ts";
import { content } from "../en/content.admin.ts";

export const texts = {
  content: { ...content, ...postForm, ...contentDesk, ...ownPostDesk, ...contentLinkedin, ...realTime },
};
