import type { Module } from "../../platform/module/module.ts";
import { addPost } from "./commands/add-post.ts";
import { reportPost } from "./commands/abuse-report-post.ts";
import { dislikePost } from "./commands/dislike-post.ts";
import { editPost } from "./commands/edit-post.ts";
import { likePost } from "./commands/like-post.ts";
import { saveFilter } from "./commands/save-filter.ts";
import { contentDesk } from "./content-desk.ts";
import type { ContentNeeds } from "./content.port.ts";
import { listDummyPosts } from "./queries/list-dummy-posts.ts";
import { listFrontCategories } from "./queries/list-front-categories.ts";
import { listFrontPosts } from "./queries/list-front-posts.ts";
import { listGalleryHashtags } from "./queries/list-gallery-hashtags.ts";
import { listGalleryImages } from "./queries/list-gallery-images.ts";
import { listPostCategories } from "./queries/list-post-categories.ts";
import { listPosts } from "./queries/list-posts.ts";
import { readFrontPost } from "./queries/read-front-post.ts";
import { readPost } from "./queries/read-post.ts";

export function content(needs: ContentNeeds): Module {
  return {
    name: "content",
    operations: [
      listPosts(needs),
      addPost(needs),
      editPost(needs),
      readPost(needs),
      listPostCategories(needs),
      listFrontPosts(needs),
      readFrontPost(needs),
      listFrontCategories,
      listDummyPosts,
      likePost,
      dislikePost,
      reportPost,
      saveFilter,
      listGalleryImages(needs),
      listGalleryHashtags,
      ...contentDesk(needs.desk),
    ],
    jobs: [],
    listeners: [],
  };
}
