import { Button, NativeSelect, Textarea } from "@mantine/core";
import { IconChevronDown, IconSparkles, IconX } from "@tabler/icons-react";
import { useId, useRef, useState } from "react";
import { ChoiceChip } from "../input/choice/choice-chip.tsx";
import { NoticeStrip } from "../feedback/notice-strip.tsx";
import {
  type AiPanelWords,
  type Choosing,
  type Option,
  type SuggestionTab,
  withNumber,
} from "./ai-panel-model.ts";
import classes from "./ai-panel.module.css";
import { FetchError, SuggestionList } from "./suggestion-list.tsx";
import { VisuallyHidden } from "../text/visually-hidden.ts";

export interface AiPanelProps<
  Tool extends string,
  Length extends string,
  Tone extends string,
  Language extends string,
> {
  words: AiPanelWords;
  tab: SuggestionTab;
  leftText: string | null;
  tool: Choosing<Tool>;
  instruction: { readonly value: string; readonly onChange: (instruction: string) => void };
  /** Null where one text serves every network. */
  length: Choosing<Length> | null;
  tones: {
    readonly chosen: readonly Tone[];
    readonly options: readonly Option<Tone>[];
    readonly onToggle: (tone: Tone) => void;
  };
  language: Choosing<Language>;
  audience: Choosing<string>;
  onSuggest: () => void;
  /** Null asks for one more; an id replaces that one. */
  onRetry: (id: number | null) => void;
  onStop: () => void;
  onUse: (text: string) => void;
  /** Restores the text from before a suggestion was used; null when none was. */
  onUndo: (() => void) | null;
  onClose: () => void;
}

/** "Stop" takes the place of "Suggest": the second press of a double click would end what the first one has paid for. */
const doublePressMs = 600;

/** Announces the beginning and the end, never every word: a stream read aloud would drown the reader. */
function spokenState({ phase, items }: SuggestionTab, words: AiPanelWords, used: boolean): string {
  if (used) return words.used;
  if (phase === "loading") return words.writing;
  if (phase !== "ready") return "";
  return items.length === 1 ? words.ready_one : withNumber(words.ready_other, items.length);
}

function Select<Value extends string>({ label, of }: { label: string; of: Choosing<Value> }) {
  return (
    <NativeSelect
      label={label}
      value={of.value}
      data={of.options.map(({ value, label: name, disabled = false }) => ({ value, label: name, disabled }))}
      onChange={(event) => {
        const found = of.options.find(({ value }) => value === event.currentTarget.value);
        if (found) of.onChange(found.value);
      }}
    />
  );
}

function Head({ words, onClose }: { words: AiPanelWords; onClose: () => void }) {
  return (
    <div className={classes.head}>
      <IconSparkles size={18} stroke={1.7} aria-hidden />
      <h3 className={classes.title}>{words.title}</h3>
      <button type="button" className={classes.reload} aria-label={words.close} onClick={onClose}>
        <IconX size={18} stroke={1.7} aria-hidden />
      </button>
    </div>
  );
}

/** Suggests copy: what to do, how it should sound, the texts as they are written, and a button that takes one over. */
export function AiPanel<
  Tool extends string,
  Length extends string,
  Tone extends string,
  Language extends string,
>(props: AiPanelProps<Tool, Length, Tone, Language>) {
  const { words, tab, tool, instruction, length, tones, language, audience } = props;
  const [open, setOpen] = useState(false);
  const [usedId, setUsedId] = useState<number | null>(null);
  const id = useId();
  const busy = tab.phase === "loading";
  const askedAt = useRef(0);
  const ask = (act: () => void) => () => {
    askedAt.current = performance.now();
    setUsedId(null);
    act();
  };
  const stop = () => {
    if (performance.now() - askedAt.current > doublePressMs) props.onStop();
  };
  return (
    <section className={classes.panel} aria-label={words.title}>
      <Head words={words} onClose={props.onClose} />
      <div className={classes.choices}>
        <Select label={words.tool} of={tool} />
        {length !== null && <Select label={words.length} of={length} />}
      </div>
      <Textarea
        aria-label={words.instruction}
        placeholder={words.instructionHint}
        autosize
        minRows={1}
        maxRows={4}
        value={instruction.value}
        onChange={(event) => instruction.onChange(event.currentTarget.value)}
      />
      <button
        type="button"
        className={classes.more}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <IconChevronDown size={16} aria-hidden className={classes.chevron} data-open={open || undefined} />
        {words.settings}
      </button>
      {open && (
        <div id={id} className={classes.settings}>
          <fieldset className={classes.tones} aria-label={words.tones}>
            {tones.options.map(({ value, label }) => (
              <ChoiceChip
                key={value}
                small
                pressed={tones.chosen.includes(value)}
                onPress={() => tones.onToggle(value)}
              >
                {label}
              </ChoiceChip>
            ))}
          </fieldset>
          <div className={classes.selects}>
            <Select label={words.language} of={language} />
            <Select label={words.audience} of={audience} />
          </div>
        </div>
      )}
      <div className={classes.line}>
        {busy ? (
          <Button variant="default" onClick={stop}>
            {words.stop}
          </Button>
        ) : (
          <Button leftSection={<IconSparkles size={16} aria-hidden />} onClick={ask(props.onSuggest)}>
            {tab.items.length === 0 ? words.suggest : words.another}
          </Button>
        )}
        <span className={classes.note}>
          {words.note} {props.leftText}
        </span>
      </div>
      {props.onUndo !== null && (
        <NoticeStrip
          tone="ok"
          action={
            <Button
              size="compact-sm"
              variant="subtle"
              onClick={() => {
                setUsedId(null);
                props.onUndo?.();
              }}
            >
              {words.undo}
            </Button>
          }
        >
          {words.used}
        </NoticeStrip>
      )}
      {tab.failure !== null && <NoticeStrip tone="bad">{tab.failure}</NoticeStrip>}
      {tab.phase === "error" && tab.items.every(({ state }) => state !== "failed") && (
        <FetchError words={words} disabled={busy} onReload={ask(() => props.onRetry(null))} />
      )}
      <SuggestionList
        items={tab.items}
        words={words}
        busy={busy}
        usedId={usedId}
        onUse={(item) => {
          setUsedId(item.id);
          props.onUse(item.text);
        }}
        onRetry={(one) => ask(() => props.onRetry(one))()}
      />
      <VisuallyHidden component="output">{spokenState(tab, words, usedId !== null)}</VisuallyHidden>
    </section>
  );
}
