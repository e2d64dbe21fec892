import { postAudience } from "./audience.admin.ts";
import { contentRecords } from "./records.admin.ts";
import { contentLinkedin } from "./linkedin.admin.ts";
import { ownPostApproval } from "./own-posts.admin.ts";
import { postForm } from "./post.admin.ts";
import { postWorkflow } from "./workflow.admin.ts";
import { realTime } from "./real-time/real-time.admin.ts";
import { content } from "./content.admin.ts";

export const texts = {
  content: {
    ...content,
    ...postForm,
    ...postAudience,
    ...contentRecords,
    ...ownPostApproval,
    ...contentLinkedin,
    ...realTime,
    ...postWorkflow,
  },
};
