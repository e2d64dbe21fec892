import type { Module } from "../../platform/module/module.ts";
import { addPost } from "./post/commands/add-post.ts";
import { reportPost } from "./user-actions/commands/abuse-report-post.ts";
import { dislikePost } from "./user-actions/commands/dislike-post.ts";
import { duplicatePost } from "./post/commands/duplicate-post.ts";
import { duplicatePosts } from "./post-list/commands/duplicate-posts.ts";
import { editPost } from "./post/commands/edit-post.ts";
import { featurePost } from "./post/commands/feature-post.ts";
import { likePost } from "./user-actions/commands/like-post.ts";
import { massUpdatePosts } from "./post-list/commands/mass-update-posts.ts";
import { removePost } from "./post/commands/remove-post.ts";
import { removePosts } from "./post-list/commands/remove-posts.ts";
import { saveFilter } from "./feed/commands/save-filter.ts";
import { categoryOperations } from "./categories/categories.operations.ts";
import { galleryOperations } from "./gallery/gallery.operations.ts";
import { purgePostDrafts } from "./post-form/jobs/purge-post-drafts.ts";
import { postFormOperations } from "./post-form/post-form.operations.ts";
import { prohibitedOperations } from "./prohibited/prohibited.operations.ts";
import type { ContentDeps } from "./content.deps.ts";
import { notifyApprovers } from "./own-posts/listeners/notify-approvers.ts";
import { ownPostOperations } from "./own-posts/own-posts.operations.ts";
import { findLinkedinPages } from "./linkedin/jobs/find-linkedin-pages.ts";
import { importLinkedinPage } from "./linkedin/jobs/import-linkedin-page.ts";
import { linkedinOperations } from "./linkedin/linkedin.operations.ts";
import { copyApprovedPost } from "./linkedin/content-copy/listeners/copy-approved-post.ts";
import { takeUntouchedPosts } from "./processing/jobs/take-untouched-posts.ts";
import { processingOperations } from "./processing/processing.operations.ts";
import { listDummyPosts } from "./feed/queries/list-dummy-posts.ts";
import { listFrontCategories } from "./categories/queries/list-front-categories.ts";
import { listFrontPosts } from "./feed/queries/list-front-posts.ts";
import { listGalleryHashtags } from "./gallery/queries/list-gallery-hashtags.ts";
import { listGalleryImages } from "./gallery/queries/list-gallery-images.ts";
import { listPostCategories } from "./categories/queries/list-post-categories.ts";
import { listPostCategoryTags } from "./categories/queries/list-post-category-tags.ts";
import { listPostGallery } from "./gallery/queries/list-post-gallery.ts";
import { listPosts } from "./post-list/queries/list-posts.ts";
import { pickPosts } from "./post-list/queries/pick-posts.ts";
import { listPostStickers } from "./gallery/queries/list-post-stickers.ts";
import { listUserActions } from "./user-actions/queries/list-user-actions.ts";
import { readFrontPost } from "./feed/queries/read-front-post.ts";
import { readPostToDuplicate } from "./post/queries/read-post-to-duplicate.ts";
import { readPost } from "./post/queries/read-post.ts";
import { readPostAs } from "./visibility/commands/read-post-as.ts";
import { readPostAudience } from "./visibility/queries/read-post-audience.ts";
import { realTime } from "./real-time/real-time.operations.ts";

export function content(deps: ContentDeps): Module {
  const live = realTime(deps);
  return {
    name: "content",
    operations: [
      listPosts(deps),
      pickPosts,
      addPost(deps),
      editPost(deps),
      readPost(deps),
      readPostToDuplicate(deps),
      readPostAudience,
      readPostAs,
      duplicatePost(deps),
      duplicatePosts(deps),
      removePost(deps),
      removePosts(deps),
      featurePost(deps),
      massUpdatePosts(deps),
      listPostCategoryTags,
      listPostStickers(deps),
      listPostGallery(deps),
      listUserActions(deps),
      listPostCategories(deps),
      listFrontPosts(deps),
      readFrontPost(deps),
      listFrontCategories,
      listDummyPosts,
      likePost,
      dislikePost,
      reportPost,
      saveFilter,
      listGalleryImages(deps),
      listGalleryHashtags,
      ...ownPostOperations(deps),
      ...categoryOperations(deps.lookups),
      ...postFormOperations(deps.lookups),
      ...prohibitedOperations(deps.lookups),
      ...galleryOperations(deps.lookups),
      ...live.operations,
      ...linkedinOperations(deps),
      ...processingOperations(deps),
    ],
    jobs: [
      ...live.jobs,
      findLinkedinPages,
      importLinkedinPage(deps.linkedin),
      takeUntouchedPosts,
      purgePostDrafts,
    ],
    listeners: [notifyApprovers(deps.adminUrl), ...live.listeners, copyApprovedPost(deps)],
  };
}
