import type { ContentLanguage } from "@polyphon/contract/content/content.ts";
import type { FieldRefusal, Problem } from "@polyphon/contract/errors.ts";
import type { Merged } from "@polyphon/web/form/record.ts";
import { useState } from "react";
import { useNow } from "@polyphon/web/time/use-now.ts";
import { type Text, useText } from "../../../shared/text/use-text.ts";
import { fieldName } from "./field-name.ts";
import { type PostCheck, postChecks } from "./post-checks.ts";
import type { CategoryChoice } from "./sections/category-field.tsx";
import type { KeptForm } from "./draft/kept-form.ts";
import { differsIn, mergePosts, withPart } from "./draft/merge-posts.ts";
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
  /** What was typed into a new post on an earlier visit. */
  readonly kept?: KeptForm | undefined;
}

function startOf({ stored, source, news }: FormStart, language: ContentLanguage): PostDraft {
  if (stored) return draftOf(stored);
  if (source) return duplicateOf(source);
  return news ? { ...emptyDraft(language), news: "CLASSIC" } : emptyDraft(language);
}

function refusedCheck(field: string, message: string, text: Text): PostCheck {
  const words = field.startsWith("voices.") ? `${fieldName(field, text)}: ${message}` : message;
  return { field, tone: "bad", words };
}

interface Meanwhile {
  readonly newer: StoredPost;
  readonly merged: Merged;
}

/** The state of the form: values, faults of the rules and the server, and saving. */
export function usePostForm(from: FormStart) {
  const { text, language } = useText();
  /** The post as it was when editing began; somebody else's save does not change it silently. */
  const [stored, setStored] = useState(from.stored);
  const [start, setStart] = useState(() => startOf(from, startLanguage[language]));
  const [draft, setDraft] = useState(from.kept?.draft ?? start);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState<readonly FieldRefusal[]>([]);
  const refused: Readonly<Record<string, string>> = Object.fromEntries(
    refusals.map(({ field, message }) => [field, message]),
  );
  /** What the server refused stays until its field is changed. */
  const settle = (isSettled: (field: string) => boolean) =>
    setRefusals((before) => before.filter(({ field }) => !isSettled(field)));
  const pictures = usePictures(from.stored ?? from.source, from.kept?.imageIds);
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

  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const show = (next: KeptForm, newer: StoredPost) => {
    setDraft(next.draft);
    // The own pictures stay as they are, with those that are still being uploaded.
    if (JSON.stringify(next.imageIds) !== JSON.stringify(pictures.ids)) pictures.reset(newer);
  };

  return {
    stored,
    draft,
    pictures,
    category,
    now,
    refused,
    setBusy,
    checks: [...refusals.map(({ field, message }) => refusedCheck(field, message, text)), ...all],
    faults,
    dirty: !sameDraft(start, draft) || !samePictures,
    change: (change: Partial<PostDraft>, field: string) => {
      setDraft((before) => ({ ...before, ...change }));
      settle((refusal) => refusal.startsWith(field) || field.startsWith(`${refusal}.`));
    },
    chooseCategory: (next: CategoryChoice | null) => {
      choose(next);
      // Tags belong to a category.
      setDraft((before) => ({ ...before, categoryId: next && String(next.id), definingTagIds: [] }));
      settle((refusal) => refusal === "categoryId");
    },
    /** What was typed, on top of what somebody else saved. */
    mergeWith: (newer: StoredPost) => {
      if (!stored) return;
      const merged = mergePosts(stored, { draft, imageIds: pictures.ids }, newer);
      setStored(newer);
      setStart(draftOf(newer));
      show(merged, newer);
      setMeanwhile({ newer, merged: merged.merged });
    },
    meanwhile,
    differs: (name: string) =>
      meanwhile !== null && differsIn({ draft, imageIds: pictures.ids }, name, meanwhile.newer),
    /** Takes over a part of the version that somebody else saved. */
    take: (name: string) => {
      if (meanwhile)
        show(withPart({ draft, imageIds: pictures.ids }, name, meanwhile.newer), meanwhile.newer);
    },
    restore: (kept: { readonly draft: PostDraft; readonly imageIds: readonly number[] }) => {
      setDraft(kept.draft);
      pictures.restore(kept.imageIds);
    },
    /** A field shows its fault after an attempt to save, or when the server named it. */
    errorOf: (field: string): string | undefined =>
      refused[field] ??
      (tried ? checks.find((check) => check.tone === "bad" && check.field === field)?.words : undefined),
    showFaults: () => setTried(true),
    /** Shows what the server refused, and returns it. */
    takeProblem: (problem: Problem | null): readonly FieldRefusal[] => {
      const found = (problem?.violations ?? []).map((one) => ({ ...one, field: fieldOf(one.field, draft) }));
      setRefusals(found);
      return found;
    },
    reset: (next: StoredPost | undefined) => {
      const fresh = startOf({ ...from, stored: next }, startLanguage[language]);
      setStored(next);
      setStart(fresh);
      setDraft(fresh);
      setTried(false);
      setRefusals([]);
      setMeanwhile(null);
      pictures.reset(next ?? from.source);
    },
  };
}

export type PostFormState = ReturnType<typeof usePostForm>;
