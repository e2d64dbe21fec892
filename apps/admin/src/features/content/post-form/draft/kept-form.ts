import { emptyDraft, type PostDraft } from "./post-draft.ts";

export interface KeptForm {
  readonly draft: PostDraft;
  readonly imageIds: readonly number[];
}

export const keepForm = (kept: KeptForm): string => JSON.stringify(kept);

/** A stored draft, perhaps of an older form: fields unknown to that one are empty. */
export function readKept(form: string): KeptForm | null {
  try {
    const { draft, imageIds } = JSON.parse(form) as Partial<KeptForm>;
    if (typeof draft !== "object" || !Array.isArray(imageIds) || !Array.isArray(draft.voices)) return null;
    return { draft: { ...emptyDraft("ENGLISH"), ...draft }, imageIds: imageIds.filter(Number.isSafeInteger) };
  } catch {
    return null;
  }
}
