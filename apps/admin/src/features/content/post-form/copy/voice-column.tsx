import { ActionIcon, Button, NumberInput } from "@mantine/core";
import { limits } from "@polyphon/contract/limits.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { countCopy, countGraphemes } from "@polyphon/rules/sharing/compose/copy/count-copy.ts";
import { CopyEditor } from "@polyphon/ui/input/editor/copy-editor.tsx";
import type { Scheme } from "@polyphon/ui/theme/tones/neutrals.ts";
import { VisuallyHidden } from "@polyphon/ui/text/visually-hidden.ts";
import { IconCopy, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { CopyPreview } from "../../../../shared/preview/copy-preview.tsx";
import { useText } from "../../../../shared/text/use-text.ts";
import { attachedTo } from "../post-checks.ts";
import type { PostDraft, VoiceDraft } from "../draft/post-draft.ts";
import classes from "../post-form.module.css";
import type { Picture } from "../media/use-pictures.ts";
import { ReworkNote } from "../rework/rework-note.tsx";
import { MeasureButton, SuggestButton, useMaySuggest, VoiceSuggestions } from "./voice-ai.tsx";

export interface VoiceColumnProps {
  draft: PostDraft;
  voice: VoiceDraft;
  network: Network;
  scheme: Scheme;
  pictures: readonly Picture[];
  /** The server's message about this copy. */
  refused: string | undefined;
  onChange: (copy: string) => void;
  onAiPercent: (percent: number | null) => void;
  onRemove: (() => void) | undefined;
}

function Counter({ used, limit, bad }: { used: number; limit: number; bad: boolean }) {
  const { text, language } = useText();
  const values = { used: used.toLocaleString(language), limit: limit.toLocaleString(language) };
  return (
    <span className={classes.counter} data-bad={bad || undefined}>
      <span aria-hidden>{text("content.form.counter", values)}</span>
      <VisuallyHidden>{text("content.form.counterSpoken", values)}</VisuallyHidden>
    </span>
  );
}

/** One voice on one network: the text, its count there, and its preview. */
export function VoiceColumn(props: VoiceColumnProps) {
  const { draft, voice, network, scheme, pictures } = props;
  const { text } = useText();
  const maySuggest = useMaySuggest();
  const [suggesting, setSuggesting] = useState(false);
  const copy = voice.copy[network] ?? "";
  const name = text(`content.voices.${voice.voice}`);
  const count = countCopy(network, copy, attachedTo(draft));
  const empty = copy.trim() === "";
  const fault = () => {
    if (props.refused !== undefined) return props.refused;
    if (empty) return undefined;
    if (draft.type === "DOCUMENT" && network === "TWITTER") return text("content.faults.documentOnX");
    if (count.tooLong) return text("content.form.over", { over: -count.remaining });
    if (!count.tooShort) return undefined;
    return text("content.form.needs", { min: limits.copy.min[network], length: countGraphemes(copy.trim()) });
  };
  const linkedin = voice.copy.LINKEDIN ?? "";
  return (
    <div className={classes.voice} data-field={`voices.${voice.voice}.${network}`}>
      <div className={classes.voiceHead}>
        <h3 className={classes.voiceName}>{name}</h3>
        <NumberInput
          className={classes.ai ?? ""}
          size="xs"
          variant="unstyled"
          aria-label={text("content.form.aiPercentOf", { voice: name })}
          placeholder={text("content.form.aiPercentEmpty")}
          prefix={`${text("content.form.aiPrefix")} `}
          suffix={"\u00A0%"}
          min={0}
          max={100}
          clampBehavior="strict"
          allowDecimal={false}
          hideControls
          value={voice.aiPercent ?? ""}
          onChange={(value) => props.onAiPercent(value === "" ? null : Number(value))}
        />
        {maySuggest && <MeasureButton voice={voice} onAiPercent={props.onAiPercent} />}
        {props.onRemove !== undefined && (
          <ActionIcon
            size={24}
            aria-label={text("content.form.removeVoice", { voice: name })}
            onClick={props.onRemove}
          >
            <IconTrash size={14} stroke={1.7} aria-hidden />
          </ActionIcon>
        )}
        <ReworkNote voice={voice.voice} />
      </div>
      <CopyEditor
        label={text("content.form.copyOf", { voice: name, network: networkNames[network] })}
        value={copy}
        onChange={props.onChange}
        placeholder={text("content.form.copyPlaceholder")}
        minLines={8}
        error={fault()}
        tools={
          <>
            {maySuggest && (
              <SuggestButton name={name} open={suggesting} onToggle={() => setSuggesting(!suggesting)} />
            )}
            {network !== "LINKEDIN" && empty && linkedin.trim() !== "" && (
              <Button
                variant="subtle"
                size="xs"
                leftSection={<IconCopy size={14} aria-hidden />}
                onClick={() => props.onChange(linkedin)}
              >
                {text("content.form.copyFrom")}
              </Button>
            )}
          </>
        }
        counter={
          <Counter
            used={count.length}
            limit={limits.copy.max[network]}
            bad={!empty && (count.tooLong || count.tooShort)}
          />
        }
      />
      <div className={classes.below}>
        {suggesting && maySuggest && (
          <VoiceSuggestions
            draft={draft}
            voice={voice}
            network={network}
            onChange={props.onChange}
            onAiPercent={props.onAiPercent}
            onClose={() => setSuggesting(false)}
          />
        )}
        {!empty && (
          <CopyPreview
            post={{
              title: draft.title,
              postUrl: attachedTo(draft).postUrl,
              images: pictures.flatMap(({ url }) => (url === null ? [] : [{ url }])),
            }}
            network={network}
            copy={copy}
            label={text("content.form.preview", { voice: name, network: networkNames[network] })}
            scheme={scheme}
          />
        )}
      </div>
    </div>
  );
}
