import type { PostInput } from "./save-post.ts";
import type { StaffPostRow } from "../post/staff-post.store.ts";

/** The fields of a stored post under the names that the form knows them by. */
export function fieldsOfRow(row: StaffPostRow): Omit<PostInput, "takeSerialNumber"> {
  return {
    title: row.title,
    serialNumber: row.serialNumber,
    categoryId: row.categoryId,
    definingTagIds: row.tagIds,
    postTagIds: row.postTagIds,
    curatorCodeId: row.curatorCodeId,
    source: row.source,
    type: row.type,
    language: row.language,
    postUrl: row.postUrl,
    facebookUrl: row.facebookUrl,
    linkedinImageUrl: row.linkedinImageUrl,
    campaignName: row.campaignName,
    notes: row.notes,
    featuredUntil: row.featuredUntil,
    frontPageNews: row.frontPageNews,
    dripDays: row.dripDays,
    groupIds: row.groupIds,
    publishAt: row.publishAt.toISOString(),
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    voices: row.voices.map((voice) => ({ ...voice, aiPercent: voice.aiPercent ?? null })),
    imageIds: row.imageIds,
    imageSelectionMode: row.imageSelectionMode,
    shareType: row.shareType,
    attachmentId: row.attachment?.mediaId ?? null,
    attachmentTitle: row.attachment?.title ?? null,
    videoEmbedCode: row.videoEmbedCode,
    copyEditable: row.editable,
  };
}

/** A stored post as the form would send it, for changing several posts or making one from another. */
export function inputOfRow(row: StaffPostRow): PostInput {
  return { ...fieldsOfRow(row), takeSerialNumber: false };
}
