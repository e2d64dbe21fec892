import { listPostCategories } from "@polyphon/contract/content/content.contract.ts";
import type { ContentLanguage } from "@polyphon/contract/content/content.ts";
import type { Problem } from "@polyphon/contract/errors.ts";
import { useEndpoint } from "@polyphon/web/use-endpoint.ts";
import { useState } from "react";
import { useNow } from "../../../shared/use-now.ts";
import { useText } from "../../../shared/use-text.ts";
import { type PostCheck, postChecks } from "./post-checks.ts";
import { draftOf, emptyDraft, type PostDraft, type StoredPost } from "./post-draft.ts";
import { usePictures } from "./use-pictures.ts";

const startLanguage: Readonly<Record<"en" | "de", ContentLanguage>> = { en: "ENGLISH", de: "GERMAN" };

/** A violation may name a voice by its place in the list; the form knows it by its name. */
function fieldOf(field: string, draft: PostDraft): string {
  const [top, place, inside, network] = field.split(".");
  if (top !== "voices" || place === undefined || !/^\d+$/.test(place)) return field;
  const voice = draft.voices[Number(place)]?.voice;
  return ["voices", voice, inside === "copy" ? network : undefined].filter(Boolean).join(".");
}

const sameDraft = (one: PostDraft, other: PostDraft) => JSON.stringify(one) === JSON.stringify(other);

/** The state of the form: what was typed, what the rules and the server say about it, and whether it is saved. */
export function usePostForm(stored: StoredPost | undefined) {
  const { text, language } = useText();
  const [start, setStart] = useState(() => (stored ? draftOf(stored) : emptyDraft(startLanguage[language])));
  const [draft, setDraft] = useState(start);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const pictures = usePictures(stored);
  const found = useEndpoint(listPostCategories, {}, { staleTime: 60_000 });
  const categories = found.data?.categories ?? [];
  const category = categories.find(({ id }) => String(id) === draft.categoryId);
  const now = useNow();
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
  const all = [...waiting, ...checks];
  const faults = all.filter(({ tone }) => tone === "bad");
  const samePictures =
    JSON.stringify(pictures.all.map((one) => one.mediaId)) === JSON.stringify(stored?.imageIds ?? []);

  return {
    draft,
    pictures,
    categories,
    now,
    utmMandatory,
    refused,
    checks: all,
    faults,
    dirty: !sameDraft(start, draft) || !samePictures,
    change: (change: Partial<PostDraft>, field: string) => {
      setDraft((before) => ({ ...before, ...change }));
      setRefused((before) =>
        Object.fromEntries(Object.entries(before).filter(([name]) => !name.startsWith(field))),
      );
    },
    /** A field tells its fault once saving was tried, or when the server named it. */
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
      const fresh = next ? draftOf(next) : emptyDraft(startLanguage[language]);
      setStart(fresh);
      setDraft(fresh);
      setTried(false);
      setRefused({});
      pictures.reset(next);
    },
  };
}

export type PostFormState = ReturnType<typeof usePostForm>;
