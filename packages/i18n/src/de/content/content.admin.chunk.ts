import { contentDesk } from "./desk.admin.ts";
import { contentLinkedin } from "./linkedin.admin.ts";
import { ownPostDesk } from "./own-posts.admin.ts";
import { postForm } from "./post.admin.ts";
import { realTime } from "./real-time.admin.ts";
import { content } from "./content.admin.ts";

export const texts = {
  content: { ...content, ...postForm, ...contentDesk, ...ownPostDesk, ...contentLinkedin, ...realTime },
};
