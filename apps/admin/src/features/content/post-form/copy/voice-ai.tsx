import { ActionIcon, Button } from "@mantine/core";
import { detectAiText, readStaffAiSettings } from "@polyphon/contract/ai/ai.contract.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { useApi, useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { IconGauge, IconSparkles } from "@tabler/icons-react";
import { Suspense, useEffect, useRef } from "react";
import { lazyPart } from "../../../../shared/connection/lazy-part.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import { attachedTo } from "../post-checks.ts";
import type { PostDraft, VoiceDraft } from "../draft/post-draft.ts";

const AiPanel = lazyPart(() => import("../../../../shared/ai/ai-panel.tsx"));

interface Voiced {
  readonly voice: VoiceDraft;
  readonly onAiPercent: (percent: number | null) => void;
}

/** Whether the server offers suggestions to staff who write here. */
export function useMaySuggest(): boolean {
  const { data } = useEndpoint(readStaffAiSettings, {}, { retry: false });
  return data?.can.text === true;
}

/** How much of a voice came from suggestions, by the server's record; after a failure the figure can be typed. */
export function useMeasure(props: Voiced) {
  const call = useApi();
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  return async (texts: readonly string[]) => {
    const written = texts.filter((copy) => copy.trim() !== "");
    if (written.length === 0) return latest.current.onAiPercent(null);
    const measured = await call(detectAiText, { texts: written }).catch(() => null);
    if (measured) latest.current.onAiPercent(measured.percent);
  };
}

export function MeasureButton({ voice, onAiPercent }: Voiced) {
  const { text } = useText();
  const measure = useMeasure({ voice, onAiPercent });
  const label = text("content.form.aiMeasure", { voice: text(`content.voices.${voice.voice}`) });
  return (
    <ActionIcon
      size={24}
      aria-label={label}
      title={label}
      onClick={() => void measure(Object.values(voice.copy))}
    >
      <IconGauge size={14} stroke={1.7} aria-hidden />
    </ActionIcon>
  );
}

export function SuggestButton(props: { name: string; open: boolean; onToggle: () => void }) {
  const { text } = useText();
  const label = text("content.form.aiOpen", { voice: props.name });
  return (
    <Button
      variant="subtle"
      size="xs"
      leftSection={<IconSparkles size={14} aria-hidden />}
      aria-label={label}
      title={label}
      aria-expanded={props.open}
      onClick={props.onToggle}
    >
      {text("content.form.aiPrefix")}
    </Button>
  );
}

export interface VoiceSuggestionsProps extends Voiced {
  draft: PostDraft;
  network: Network;
  onChange: (copy: string) => void;
  onClose: () => void;
}

/** Suggestions for one voice on one network; using one measures the AI share at once. */
export function VoiceSuggestions(props: VoiceSuggestionsProps) {
  const { draft, voice, network } = props;
  const measure = useMeasure(props);
  return (
    <Suspense>
      <AiPanel
        referrer="POST_FORM"
        network={network}
        place={voice.voice}
        source={draft.source}
        draft={{
          title: draft.title,
          copy: voice.copy[network] ?? "",
          postUrl: attachedTo(draft).postUrl ?? "",
        }}
        onUse={(copy) => {
          props.onChange(copy);
          void measure(Object.values({ ...voice.copy, [network]: copy }));
        }}
        onClose={props.onClose}
      />
    </Suspense>
  );
}
