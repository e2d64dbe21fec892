import { Button } from "@mantine/core";
import { IconCheck, IconReload } from "@tabler/icons-react";
import { type AiPanelWords, type SuggestedItem, withNumber } from "./ai-panel-model.ts";
import classes from "./ai-panel.module.css";

interface SuggestionProps {
  item: SuggestedItem;
  number: number;
  words: AiPanelWords;
  busy: boolean;
  used: boolean;
  onUse: () => void;
  onRetry: () => void;
}

function Reload({ label, onPress, disabled }: { label: string; onPress: () => void; disabled: boolean }) {
  return (
    <button
      type="button"
      className={classes.reload}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onPress}
    >
      <IconReload size={18} stroke={1.7} aria-hidden />
    </button>
  );
}

/** The text that could not be fetched, with the button that tries again. */
export function FetchError(props: { words: AiPanelWords; disabled: boolean; onReload: () => void }) {
  const { words, disabled, onReload } = props;
  return (
    <p className={classes.fetchError}>
      <span>{words.fetchError}</span>
      <Reload label={words.reload} disabled={disabled} onPress={onReload} />
    </p>
  );
}

function Suggestion({ item, number, words, busy, used, onUse, onRetry }: SuggestionProps) {
  const writing = item.state === "writing";
  return (
    <li className={classes.item} aria-label={withNumber(words.item, number)} aria-busy={writing}>
      {item.state === "failed" ? (
        <FetchError words={words} disabled={busy} onReload={onRetry} />
      ) : (
        <>
          {item.text === "" ? (
            <span className={classes.pulse} aria-hidden />
          ) : (
            <p className={classes.text} data-writing={writing || undefined}>
              {item.text}
            </p>
          )}
          {!writing && (
            <div className={classes.line}>
              <span className={classes.count}>
                {withNumber(words.characters, Array.from(item.text).length)}
              </span>
              <Reload label={withNumber(words.retry, number)} disabled={busy} onPress={onRetry} />
              <Button
                size="compact-sm"
                variant="light"
                leftSection={used ? <IconCheck size={16} aria-hidden /> : undefined}
                onClick={onUse}
              >
                {words.use}
              </Button>
            </div>
          )}
        </>
      )}
    </li>
  );
}

export interface SuggestionListProps {
  items: readonly SuggestedItem[];
  words: AiPanelWords;
  busy: boolean;
  usedId: number | null;
  onUse: (item: SuggestedItem) => void;
  onRetry: (id: number) => void;
}

export function SuggestionList({ items, words, busy, usedId, onUse, onRetry }: SuggestionListProps) {
  if (items.length === 0) return null;
  return (
    <ol className={classes.items}>
      {items.map((item, at) => (
        <Suggestion
          key={item.id}
          item={item}
          number={at + 1}
          words={words}
          busy={busy}
          used={usedId === item.id}
          onUse={() => onUse(item)}
          onRetry={() => onRetry(item.id)}
        />
      ))}
    </ol>
  );
}
