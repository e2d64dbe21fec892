import { z } from "zod";
import { event } from "../kit/event.ts";

export const postPublished = event("content.post-published", z.object({ postId: z.number() }));
