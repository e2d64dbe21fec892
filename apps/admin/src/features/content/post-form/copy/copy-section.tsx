import { Tabs, UnstyledButton, useComputedColorScheme } from "@mantine/core";
import { type Voice, voices } from "@polyphon/contract/content/content.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { type Network, networks } from "@polyphon/contract/networks/networks.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { NetworkMark } from "@polyphon/ui/social/networks/network-mark.tsx";
import type { Scheme } from "@polyphon/ui/theme/tones/neutrals.ts";
import { VisuallyHidden } from "@polyphon/ui/text/visually-hidden.ts";
import { IconMoon, IconPlus, IconSun } from "@tabler/icons-react";
import { useState } from "react";
import { markOf } from "@polyphon/web/networks/network-mark.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import { copyState, readyCopies } from "../post-checks.ts";
import type { PostDraft, VoiceDraft } from "../draft/post-draft.ts";
import classes from "../post-form.module.css";
import type { Picture } from "../media/use-pictures.ts";
import { VoiceColumn } from "./voice-column.tsx";

export interface CopySectionProps {
  draft: PostDraft;
  pictures: readonly Picture[];
  network: Network;
  onNetwork: (network: Network) => void;
  refused: Readonly<Record<string, string>>;
  onVoices: (voices: readonly VoiceDraft[], field: string) => void;
}

const stateKeys = { ok: "squareOk", bad: "squareBad", empty: "squareEmpty" } as const;

function Squares({ draft, network, refused }: Pick<CopySectionProps, "draft" | "network" | "refused">) {
  const { text } = useText();
  const states = draft.voices.map(({ voice, copy }) => ({
    voice,
    state:
      refused[`voices.${voice}.${network}`] === undefined ? copyState(draft, copy[network], network) : "bad",
  }));
  const spoken = states.map(({ voice, state }) =>
    text(`content.form.${stateKeys[state]}`, { voice: text(`content.voices.${voice}`) }),
  );
  return (
    <span className={classes.squares}>
      {states.map(({ voice, state }) => (
        <span key={voice} className={classes.square} data-state={state} aria-hidden />
      ))}
      <VisuallyHidden>{spoken.join(", ")}</VisuallyHidden>
    </span>
  );
}

function schemeOptions(light: string, dark: string) {
  return [
    { value: "light" as const, label: <IconSun size={15} stroke={1.7} aria-hidden />, spoken: light },
    { value: "dark" as const, label: <IconMoon size={15} stroke={1.7} aria-hidden />, spoken: dark },
  ];
}

export function CopySection({ draft, pictures, network, onNetwork, refused, onVoices }: CopySectionProps) {
  const { text } = useText();
  const own = useComputedColorScheme("light");
  const [scheme, setScheme] = useState<Scheme>(own);
  const perUrl = limits.copy.url[network];
  const missing = voices.filter((voice) => !draft.voices.some((one) => one.voice === voice));
  const setCopy = (voice: Voice, copy: string) =>
    onVoices(
      draft.voices.map((one) =>
        one.voice === voice ? { ...one, copy: { ...one.copy, [network]: copy } } : one,
      ),
      `voices.${voice}.${network}`,
    );
  const setAiPercent = (voice: Voice, aiPercent: number | null) =>
    onVoices(
      draft.voices.map((one) => (one.voice === voice ? { ...one, aiPercent } : one)),
      "voices",
    );
  const add = (voice: Voice) =>
    onVoices(
      voices.flatMap((each) =>
        each === voice
          ? { voice, copy: {}, aiPercent: null }
          : (draft.voices.find((one) => one.voice === each) ?? []),
      ),
      "voices",
    );
  const remove = (voice: Voice) =>
    onVoices(
      draft.voices.filter((one) => one.voice !== voice),
      "voices",
    );

  return (
    <section className={classes.copy} aria-labelledby="copy-title">
      <div className={classes.copyHead}>
        <h2 id="copy-title" className={classes.sectionTitle}>
          {text("content.form.copy")}
        </h2>
        <span className={classes.quiet}>{text("content.form.ready", { ...readyCopies(draft) })}</span>
        <span className={classes.grow} />
        <Segmented
          label={text("content.form.previewScheme")}
          value={scheme}
          onChange={setScheme}
          options={schemeOptions(text("content.form.light"), text("content.form.dark"))}
        />
      </div>
      <Tabs
        value={network}
        onChange={(next) => onNetwork(networks.find((one) => one === next) ?? network)}
        classNames={{ list: classes.tabs ?? "", tab: classes.tab ?? "" }}
        keepMounted={false}
      >
        <Tabs.List aria-label={text("content.form.networks")}>
          {networks.map((one) => (
            <Tabs.Tab
              key={one}
              value={one}
              leftSection={<NetworkMark network={markOf(one)} size={18} />}
              rightSection={<Squares draft={draft} network={one} refused={refused} />}
            >
              {networkNames[one]}
            </Tabs.Tab>
          ))}
          {perUrl !== null && (
            <span className={classes.linkCounts}>{text("content.form.linkCounts", { count: perUrl })}</span>
          )}
        </Tabs.List>
        <Tabs.Panel value={network}>
          <div className={classes.voices}>
            {draft.voices.map((voice) => (
              <VoiceColumn
                key={voice.voice}
                draft={draft}
                voice={voice}
                network={network}
                scheme={scheme}
                pictures={pictures}
                refused={refused[`voices.${voice.voice}.${network}`] ?? refused[`voices.${voice.voice}`]}
                onChange={(copy) => setCopy(voice.voice, copy)}
                onAiPercent={(percent) => setAiPercent(voice.voice, percent)}
                onRemove={draft.voices.length > 1 ? () => remove(voice.voice) : undefined}
              />
            ))}
            {missing.slice(0, 1).map((voice) => (
              <UnstyledButton key={voice} className={classes.addVoice} onClick={() => add(voice)}>
                <IconPlus size={16} aria-hidden />
                {text("content.form.addVoice")}
              </UnstyledButton>
            ))}
          </div>
        </Tabs.Panel>
      </Tabs>
    </section>
  );
}
