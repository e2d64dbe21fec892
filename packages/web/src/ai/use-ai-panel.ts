import {
  aiAudiences,
  aiDefaults,
  aiLanguages,
  aiLengths,
  aiTextLengths,
  aiTextTools,
  aiTones,
  type AiLanguage,
  type AiLength,
  type AiReferrer,
  type AiTextTool,
  type AiTone,
} from "@polyphon/contract/ai/ai.ts";
import type { PostSource } from "@polyphon/contract/content/content.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { aiWords as german } from "@polyphon/i18n/de/ai/ai.shared.ts";
import { aiWords as english } from "@polyphon/i18n/en/ai/ai.shared.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { useState } from "react";
import { useCommand, useEndpoint } from "../api/use-endpoint.ts";
import type { AiCalls } from "./ai-calls.ts";
import { useAiText } from "./use-ai-text.ts";

export interface AiPanelInput {
  /** The page that asks. */
  readonly referrer: AiReferrer;
  /** Null where one text serves every network. */
  readonly network: Network | null;
  /** Distinguishes voices or fields with their own suggestions; the network is part of the key anyway. */
  readonly place?: string | undefined;
  readonly postId?: number | undefined;
  readonly source?: PostSource | undefined;
  /** The content of the form; a text is written about it. */
  readonly draft: { readonly title: string; readonly copy: string; readonly postUrl: string };
  /** The new copy, and whether it came from the AI: an undone one did not. */
  readonly onUse: (text: string, fromAi: boolean) => void;
  readonly onClose: () => void;
}

export interface AiPanelSetting extends AiPanelInput {
  readonly calls: AiCalls;
  readonly language: "en" | "de";
  /** How many suggestions the first call of this tab asks for. */
  readonly firstItems: number;
  readonly toggleTone: (chosen: readonly AiTone[], tone: AiTone) => readonly AiTone[];
}

interface Choice {
  readonly tool: AiTextTool;
  readonly instruction: string;
  readonly length: AiLength;
  readonly tones: readonly AiTone[] | null;
  readonly language: AiLanguage | null;
  readonly audienceId: number | null;
}

const firstChoice: Choice = {
  tool: "WRITE",
  instruction: "",
  length: "SHORT",
  tones: null,
  language: null,
  audienceId: null,
};
const offeredTools = aiTextTools.filter((tool) => tool !== "PROFILE");
const needsCopy: readonly AiTextTool[] = ["SHORTEN", "REPHRASE"];

export function wordsOf(language: "en" | "de") {
  return language === "de" ? german : english;
}

/** The current choice, else the saved one, else the default for the reader's language. */
function useChoice({ calls, language, postId, source }: AiPanelSetting) {
  const about = postId !== undefined ? { postId } : source !== undefined ? { source } : {};
  const settings = useEndpoint(calls.settings, about, { staleTime: 0 });
  const [choice, setChoice] = useState(firstChoice);
  const saved = settings.data?.config;
  const spoken: AiLanguage = language === "de" ? "GERMAN" : aiDefaults.language;
  return {
    settings,
    choice,
    change: (part: Partial<Choice>) => setChoice((now) => ({ ...now, ...part })),
    tones:
      choice.tones ?? (saved?.userAiTextTonalities.length ? saved.userAiTextTonalities : [aiDefaults.tone]),
    spokenIn: choice.language ?? saved?.userAiTextLanguage ?? spoken,
    audienceId: choice.audienceId ?? saved?.userAiTextAudienceModelId ?? 1,
    touched: choice.tones !== null || choice.language !== null || choice.audienceId !== null,
  };
}

/** State and actions of the panel, in the shape that `ui` renders. */
export function useAiPanel(setting: AiPanelSetting) {
  const { calls, language, network, draft, place = "" } = setting;
  const words = wordsOf(language);
  const chosen = useChoice(setting);
  const { choice, change, tones } = chosen;
  const texts = useAiText(calls.text, words.apology);
  const save = useCommand(calls.save);
  const [before, setBefore] = useState<{ readonly key: string; readonly copy: string } | null>(null);
  const key = `${place}/${network ?? ""}`;
  const tab = texts.tabOf(key);
  const lengths = network === null ? null : aiTextLengths[network];

  const ask = (count: number, replaced: number | null) => {
    if (chosen.touched)
      save.mutate({
        userAiTextTonalities: [...tones],
        userAiTextLanguage: chosen.spokenIn,
        userAiTextAudienceModelId: chosen.audienceId,
      });
    const input = {
      userPrompt: choice.instruction,
      modelId: aiDefaults.model,
      aiTextTool: choice.tool,
      requestReferrerPage: setting.referrer,
      draft,
      tones: [...tones],
      language: chosen.spokenIn,
      audienceModelId: chosen.audienceId,
      ...(setting.postId === undefined ? {} : { postId: setting.postId }),
      ...(setting.source === undefined ? {} : { source: setting.source }),
      ...(network === null ? {} : { network, length: choice.length }),
    };
    void texts.ask(key, input, count, replaced).then(() => chosen.settings.refetch());
  };
  const option = <V extends string>(value: V, label: string) => ({ value, label });
  const left = chosen.settings.data?.texts.left;

  return {
    words,
    tab,
    leftText: left === undefined ? null : fill(words.left, { count: left.toLocaleString(language) }),
    tool: {
      value: choice.tool,
      options: offeredTools.map((tool) => ({
        ...option(tool, words.tools[tool]),
        disabled: needsCopy.includes(tool) && draft.copy.trim() === "",
      })),
      onChange: (tool: AiTextTool) => change({ tool }),
    },
    instruction: { value: choice.instruction, onChange: (instruction: string) => change({ instruction }) },
    length:
      lengths === null
        ? null
        : {
            value: choice.length,
            options: aiLengths.map((length) =>
              option(
                length,
                fill(words.lengthOf, { length: words.lengths[length], characters: lengths[length] }),
              ),
            ),
            onChange: (length: AiLength) => change({ length }),
          },
    tones: {
      chosen: tones,
      options: aiTones.map((tone) => option(tone, words.tone[tone])),
      onToggle: (tone: AiTone) => change({ tones: setting.toggleTone(tones, tone) }),
    },
    language: {
      value: chosen.spokenIn,
      options: aiLanguages.map((one) => option(one, words.languages[one])),
      onChange: (value: AiLanguage) => change({ language: value }),
    },
    audience: {
      value: String(chosen.audienceId),
      options: aiAudiences.map((one, at) => option(String(at + 1), words.audiences[one])),
      onChange: (value: string) => change({ audienceId: Number(value) }),
    },
    onSuggest: () => ask(tab.items.length === 0 && tab.phase !== "error" ? setting.firstItems : 1, null),
    onRetry: (id: number | null) => ask(1, id),
    onStop: () => texts.stop(key),
    onUse: (text: string) => {
      setBefore({ key, copy: draft.copy });
      setting.onUse(text, true);
    },
    onUndo:
      before?.key === key
        ? () => {
            setBefore(null);
            setting.onUse(before.copy, false);
          }
        : null,
    onClose: setting.onClose,
  };
}
