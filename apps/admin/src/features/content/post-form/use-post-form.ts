import type { ContentLanguage } from "@polyphon/contract/content/content.ts";
import type { Problem } from "@polyphon/contract/errors.ts";
import { useState } from "react";
import { useNow } from "@polyphon/web/time/use-now.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { type PostCheck, postChecks } from "./post-checks.ts";
import type { CategoryChoice } from "./sections/category-field.tsx";
import { draftOf, duplicateOf, emptyDraft, type PostDraft, type StoredPost } from "./draft/post-draft.ts";
import { useCategory } from "./sections/use-category.ts";
import { usePictures } from "./media/use-pictures.ts";

const startLanguage: Readonly<Record<"en" | "de", ContentLanguage>> = { en: "ENGLISH", de: "GERMAN" };

/** A violation may name a voice by its index; the form uses its name. */
function fieldOf(field: string, draft: PostDraft): string {
  const [top, place, inside, network] = field.split(".");
  if (top !== "voices" || place === undefined || !/^\d+$/.test(place)) return field;
  const voice = draft.voices[Number(place)]?.voice;
  return ["voices", voice, inside === "copy" ? network : undefined].filter(Boolean).join(".");
}

const sameDraft = (one: PostDraft, other: PostDraft) => JSON.stringify(one) === JSON.stringify(other);

export interface FormStart {
  /** The post that is edited. */
  readonly stored?: StoredPost | undefined;
  /** The post that a new one duplicates. */
  readonly source?: StoredPost | undefined;
  /** A new post on top of the feed. */
  readonly news?: boolean | undefined;
}

function startOf({ stored, source, news }: FormStart, language: ContentLanguage): PostDraft {
  if (stored) return draftOf(stored);
  if (source) return duplicateOf(source);
  return news ? { ...emptyDraft(language), news: "CLASSIC" } : emptyDraft(language);
}

/** The state of the form: values, faults of the rules and the server, and saving. */
export function usePostForm(from: FormStart) {
  const { text, language } = useText();
  /** The post as it was when editing began; somebody else's save does not change it silently. */
  const [stored, setStored] = useState(from.stored);
  const [start, setStart] = useState(() => startOf(from, startLanguage[language]));
  const [draft, setDraft] = useState(start);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const pictures = usePictures(from.stored ?? from.source);
  const { category, choose } = useCategory(draft.categoryId, from.stored ?? from.source);
  const now = new Date(useNow());
  const utmMandatory = category?.utmMandatory ?? false;

  const checks = postChecks(draft, { now, utmMandatory, stored, imageIds: pictures.ids }, text);
  const waiting: PostCheck[] = [
    ...(pictures.all.some(({ state }) => state === "sending" || state === "checking")
      ? [{ field: "imageIds", tone: "bad", words: text("content.media.busy") } as const]
      : []),
    ...(pictures.all.some(({ state }) => state === "refused" || state === "failed")
      ? [{ field: "imageIds", tone: "bad", words: text("content.media.refused") } as const]
      : []),
  ];
  const filing: PostCheck[] = busy
    ? [{ field: "attachmentId", tone: "bad", words: text("content.media.fileBusy") }]
    : [];
  const all = [...waiting, ...filing, ...checks];
  const faults = all.filter(({ tone }) => tone === "bad");
  const firstPictures = (stored ?? from.source)?.imageIds ?? [];
  const samePictures =
    JSON.stringify(pictures.all.map((one) => one.mediaId)) === JSON.stringify(firstPictures);

  return {
    stored,
    draft,
    pictures,
    category,
    now,
    refused,
    setBusy,
    checks: all,
    faults,
    dirty: !sameDraft(start, draft) || !samePictures,
    change: (change: Partial<PostDraft>, field: string) => {
      setDraft((before) => ({ ...before, ...change }));
      setRefused((before) =>
        Object.fromEntries(Object.entries(before).filter(([name]) => !name.startsWith(field))),
      );
    },
    chooseCategory: (next: CategoryChoice | null) => {
      choose(next);
      // Tags belong to a category.
      setDraft((before) => ({ ...before, categoryId: next && String(next.id), definingTagIds: [] }));
      setRefused((before) =>
        Object.fromEntries(Object.entries(before).filter(([name]) => name !== "categoryId")),
      );
    },
    /** Keeps what was typed; saving it now replaces the newer version. */
    rebase: (newer: StoredPost) => setStored(newer),
    restore: (kept: { readonly draft: PostDraft; readonly imageIds: readonly number[] }) => {
      setDraft(kept.draft);
      pictures.restore(kept.imageIds);
    },
    /** A field shows its fault after an attempt to save, or when the server named it. */
    errorOf: (field: string): string | undefined =>
      refused[field] ??
      (tried ? checks.find((check) => check.tone === "bad" && check.field === field)?.words : undefined),
    showFaults: () => setTried(true),
    takeProblem: (problem: Problem | null) =>
      setRefused(
        Object.fromEntries(
          (problem?.violations ?? []).map(({ field, message }) => [fieldOf(field, draft), message]),
        ),
      ),
    reset: (next: StoredPost | undefined) => {
      const fresh = startOf({ ...from, stored: next }, startLanguage[language]);
      setStored(next);
      setStart(fresh);
      setDraft(fresh);
      setTried(false);
      setRefused({});
      pictures.reset(next ?? from.source);
    },
  };
}

export type PostFormState = ReturnType<typeof usePostForm>;
