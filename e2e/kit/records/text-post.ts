import type { addPost } from "@polyphon/contract/content/content.contract.ts";
import type { CallOf } from "@polyphon/contract/kit/endpoint.ts";

type Fields = CallOf<typeof addPost>;

/** The input for a plain post with a link; its LinkedIn copy defaults to the title. */
export function textPost({
  copy,
  ...fields
}: Pick<Fields, "title" | "categoryId"> & Partial<Fields> & { readonly copy?: string }): Fields {
  return {
    source: "ORIGINAL",
    type: "TEXT",
    language: "ENGLISH",
    postUrl: "https://www.example.com/story",
    campaignName: null,
    notes: null,
    featuredUntil: null,
    frontPageNews: false,
    publishAt: null,
    endsOn: null,
    voices: [{ voice: "VOICE_1", copy: { LINKEDIN: copy ?? fields.title } }],
    imageIds: [],
    ...fields,
  };
}
