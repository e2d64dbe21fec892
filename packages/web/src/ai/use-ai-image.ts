import type { AiImageShape, AiReferrer } from "@polyphon/contract/ai/ai.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { useEffect, useRef, useState } from "react";
import { ApiError, problemOf } from "../api/api-error.ts";
import { useApi, useEndpoint } from "../api/use-endpoint.ts";
import type { AiCalls } from "./ai-calls.ts";
import { wordsOf } from "./use-ai-panel.ts";

export type AiPicture = OutputOf<AiCalls["image"]>;

export interface AiImageInput {
  readonly referrer: AiReferrer;
  /** Null where a picture can only be stored. */
  readonly onUse: ((picture: AiPicture) => void) | null;
  readonly onClose: () => void;
}

export interface AiImageSetting extends AiImageInput {
  readonly calls: AiCalls;
  readonly language: "en" | "de";
  /** Stores a picture in the gallery; null where there is no gallery. */
  readonly keep:
    | ((picture: AiPicture, title: string, hashtags: readonly string[]) => Promise<unknown>)
    | null;
}

type Phase = "idle" | "loading" | "ready" | "error";
type Kept = "no" | "asked" | "busy" | "yes";

const timeoutMs = 120_000;

/** Generates a picture from words, which is then used or stored. */
export function useAiImage(setting: AiImageSetting) {
  const { calls, language } = setting;
  const words = wordsOf(language);
  const call = useApi();
  const settings = useEndpoint(calls.settings, {}, { staleTime: 0 });
  const [prompt, setPrompt] = useState("");
  const [shape, setShape] = useState<AiImageShape>("WIDE");
  const [phase, setPhase] = useState<Phase>("idle");
  const [picture, setPicture] = useState<AiPicture | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [kept, setKept] = useState<Kept>("no");
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  async function make() {
    if (phase === "loading") return;
    if (prompt.trim() === "") return setFault(words.image.required);
    leaving.current = new AbortController();
    setPhase("loading");
    setFailure(null);
    setKept("no");
    try {
      const input = { userPrompt: prompt, shape, requestReferrerPage: setting.referrer };
      setPicture(await call(calls.image, input, { signal: leaving.current.signal, timeoutMs }));
      setPhase("ready");
    } catch (error) {
      if (error instanceof ApiError && error.failure.kind === "aborted") return;
      setPhase("error");
      setFailure(problemOf(error)?.description ?? words.apology);
    }
    await settings.refetch();
  }

  async function keep(title: string, hashtags: string) {
    const tags = hashtags.split(/[\s,]+/).filter((tag) => tag !== "");
    if (picture === null || setting.keep === null) return;
    if (title.trim() === "" || tags.length === 0) return setFailure(words.image.hashtagsRequired);
    setKept("busy");
    setFailure(null);
    try {
      await setting.keep(picture, title.trim(), tags);
      setKept("yes");
    } catch (error) {
      setKept("asked");
      setFailure(problemOf(error)?.description ?? words.apology);
    }
  }

  const left = settings.data?.images.left;
  const mayKeep = setting.keep !== null && settings.data?.can.keepInGallery === true;
  return {
    words: words.image,
    prompt,
    onPrompt: (value: string) => {
      setFault(null);
      setPrompt(value);
    },
    shape: {
      value: shape,
      options: (["WIDE", "SQUARE"] as const).map((value) => ({ value, label: words.image.shapes[value] })),
      onChange: setShape,
    },
    phase,
    picture,
    alt: fill(words.image.alt, { prompt }),
    fault,
    failure,
    leftText: left === undefined ? null : fill(words.image.left, { count: left.toLocaleString(language) }),
    onMake: () => void make(),
    onUse: setting.onUse,
    keeping: mayKeep ? { state: kept, onAsk: () => setKept("asked"), onKeep: keep } : null,
    onClose: setting.onClose,
  };
}
