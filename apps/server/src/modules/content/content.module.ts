import type { Module } from "../../platform/module/module.ts";
import { addPost } from "./commands/add-post.ts";
import { reportPost } from "./commands/abuse-report-post.ts";
import { dislikePost } from "./commands/dislike-post.ts";
import { dropPostDraft } from "./commands/drop-post-draft.ts";
import { duplicatePost } from "./commands/duplicate-post.ts";
import { duplicatePosts } from "./commands/duplicate-posts.ts";
import { editPost } from "./commands/edit-post.ts";
import { featurePost } from "./commands/feature-post.ts";
import { likePost } from "./commands/like-post.ts";
import { massUpdatePosts } from "./commands/mass-update-posts.ts";
import { removePost } from "./commands/remove-post.ts";
import { removePosts } from "./commands/remove-posts.ts";
import { saveFilter } from "./commands/save-filter.ts";
import { savePostDraft } from "./commands/save-post-draft.ts";
import { contentDesk } from "./content-desk.ts";
import type { ContentDeps } from "./content.deps.ts";
import { tellApprovers } from "./own-posts/listeners/tell-approvers.ts";
import { ownPostOperations } from "./own-posts/own-posts.operations.ts";
import { findLinkedinPages } from "./linkedin/jobs/find-linkedin-pages.ts";
import { importLinkedinPage } from "./linkedin/jobs/import-linkedin-page.ts";
import { linkedinOperations } from "./linkedin/linkedin-operations.ts";
import { copyApprovedPost } from "./linkedin/listeners/copy-approved-post.ts";
import { takeUntouchedPosts } from "./processing/jobs/take-untouched-posts.ts";
import { processingOperations } from "./processing/processing-operations.ts";
import { findCuratorCodeChoices } from "./queries/find-curator-code-choices.ts";
import { findPostTagChoices } from "./queries/find-post-tag-choices.ts";
import { listDummyPosts } from "./queries/list-dummy-posts.ts";
import { listFrontCategories } from "./queries/list-front-categories.ts";
import { listFrontPosts } from "./queries/list-front-posts.ts";
import { listGalleryHashtags } from "./queries/list-gallery-hashtags.ts";
import { listGalleryImages } from "./queries/list-gallery-images.ts";
import { listPostCategories } from "./queries/list-post-categories.ts";
import { listPostCategoryTags } from "./queries/list-post-category-tags.ts";
import { listPostGallery } from "./queries/list-post-gallery.ts";
import { listPosts } from "./queries/list-posts.ts";
import { listPostStickers } from "./queries/list-post-stickers.ts";
import { listUserActions } from "./queries/list-user-actions.ts";
import { readFrontPost } from "./queries/read-front-post.ts";
import { readPostDraft } from "./queries/read-post-draft.ts";
import { readPostToDuplicate } from "./queries/read-post-to-duplicate.ts";
import { readPost } from "./queries/read-post.ts";
import { realTime } from "./real-time/real-time-parts.ts";

export function content(deps: ContentDeps): Module {
  const live = realTime(deps);
  return {
    name: "content",
    operations: [
      listPosts(deps),
      addPost(deps),
      editPost(deps),
      readPost(deps),
      readPostToDuplicate(deps),
      duplicatePost(deps),
      duplicatePosts(deps),
      removePost(deps),
      removePosts(deps),
      featurePost(deps),
      massUpdatePosts(deps),
      findPostTagChoices,
      findCuratorCodeChoices,
      listPostCategoryTags,
      listPostStickers(deps),
      listPostGallery(deps),
      readPostDraft,
      savePostDraft,
      dropPostDraft,
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
      ...contentDesk(deps.desk),
      ...live.operations,
      ...linkedinOperations(deps),
      ...processingOperations(deps),
    ],
    jobs: [...live.jobs, findLinkedinPages, importLinkedinPage(deps.linkedin), takeUntouchedPosts],
    listeners: [tellApprovers(deps.adminUrl), ...live.listeners, copyApprovedPost(deps)],
  };
}
