import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from "react";
import classes from "./emoji-picker.module.css";

export interface EmojiChoice {
  sign: string;
  /** Its name, then further words that find it. */
  name: string;
}

export interface EmojiPickerGroup {
  key: string;
  label: string;
  emojis: readonly EmojiChoice[];
}

export interface EmojiPickerProps {
  id: string;
  label: string;
  searchLabel: string;
  nothingLabel: string;
  groups: readonly EmojiPickerGroup[];
  onPick: (sign: string) => void;
  onClose: () => void;
}

const moves: Record<string, (from: DOMRect, to: DOMRect) => number | null> = {
  ArrowRight: (from, to) => (to.top === from.top && to.left > from.left ? to.left - from.left : null),
  ArrowLeft: (from, to) => (to.top === from.top && to.left < from.left ? from.left - to.left : null),
  ArrowDown: (from, to) =>
    to.top >= from.bottom ? (to.top - from.top) * 100 + Math.abs(to.left - from.left) : null,
  ArrowUp: (from, to) =>
    to.bottom <= from.top ? (from.top - to.top) * 100 + Math.abs(to.left - from.left) : null,
};

/** Arrows go to the neighbour as the eye sees it, over the borders of groups. */
function neighbour(grid: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const move = moves[key];
  if (move === undefined) return undefined;
  const start = from.getBoundingClientRect();
  return [...grid.querySelectorAll<HTMLElement>("button")]
    .flatMap((button) => {
      const distance = move(start, button.getBoundingClientRect());
      return distance === null ? [] : [{ button, distance }];
    })
    .sort((one, other) => one.distance - other.distance)[0]?.button;
}

/** Names that begin with the search come first, then names that contain it, then other keywords. */
function rankOf(name: string, words: string): number {
  const label = name.split(",")[0] ?? "";
  if (label.startsWith(words)) return 0;
  return label.includes(words) ? 1 : 2;
}

function found(groups: readonly EmojiPickerGroup[], search: string, label: string): EmojiPickerGroup[] {
  const words = search.trim().toLocaleLowerCase();
  if (words === "") return [...groups];
  const emojis = groups
    .flatMap((group) => group.emojis)
    .map((emoji) => ({ ...emoji, text: emoji.name.toLocaleLowerCase() }))
    .filter(({ text }) => words.split(/\s+/u).every((word) => text.includes(word)))
    .sort((one, other) => rankOf(one.text, words) - rankOf(other.text, words));
  return emojis.length === 0 ? [] : [{ key: "found", label, emojis }];
}

/** Without skin tones. One stop for Tab, arrows inside, a search above. Escape returns the focus. */
export function EmojiPicker(props: EmojiPickerProps) {
  const { id, label, searchLabel, nothingLabel, groups, onPick, onClose } = props;
  const [search, setSearch] = useState("");
  const shown = useMemo(() => found(groups, search, searchLabel), [groups, search, searchLabel]);
  const grid = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const status = useId();
  const first = shown[0]?.emojis[0]?.sign;
  const [focused, setFocused] = useState<string | null>(null);
  const signs = shown.flatMap(({ emojis }) => emojis.map(({ sign }) => sign));
  const stop = focused !== null && signs.includes(focused) ? focused : first;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Escape") return onClose();
    const { target } = event;
    if (!(target instanceof HTMLElement) || grid.current === null) return undefined;
    if (target instanceof HTMLInputElement) {
      if (event.key !== "ArrowDown") return undefined;
      event.preventDefault();
      return grid.current.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    }
    const next = neighbour(grid.current, target, event.key);
    if (next === undefined) return undefined;
    event.preventDefault();
    next.focus();
    return undefined;
  };
  return (
    <fieldset id={id} aria-label={label} className={classes.picker}>
      <input
        ref={field}
        type="search"
        className={classes.search}
        placeholder={searchLabel}
        aria-label={searchLabel}
        aria-describedby={status}
        value={search}
        data-mantine-stop-propagation="true"
        onKeyDown={onKeyDown}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <div ref={grid} className={classes.scroll}>
        {shown.map((group) => (
          <fieldset key={group.key} aria-label={group.label} className={classes.group}>
            <div className={classes.title} aria-hidden>
              {group.label}
            </div>
            <div className={classes.grid}>
              {group.emojis.map(({ sign, name }) => (
                <button
                  key={sign}
                  type="button"
                  className={classes.emoji}
                  aria-label={name.split(",")[0]}
                  title={name.split(",")[0]}
                  tabIndex={sign === stop ? 0 : -1}
                  data-mantine-stop-propagation="true"
                  onKeyDown={onKeyDown}
                  onFocus={() => setFocused(sign)}
                  onClick={() => onPick(sign)}
                >
                  {sign}
                </button>
              ))}
            </div>
          </fieldset>
        ))}
        <output id={status} className={classes.nothing}>
          {shown.length === 0 ? nothingLabel : ""}
        </output>
      </div>
    </fieldset>
  );
}
