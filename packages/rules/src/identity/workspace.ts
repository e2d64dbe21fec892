import { limits } from "@polyphon/contract/limits.ts";

export interface SavedView {
  readonly list: string;
  readonly name: string;
  readonly query: string;
}

/** Toggles a pin; a new pin comes last. */
export function togglePin(pinned: readonly string[], path: string): readonly string[] | "full" {
  if (pinned.includes(path)) return pinned.filter((one) => one !== path);
  return pinned.length >= limits.workspace.pinned ? "full" : [...pinned, path];
}

const sameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Names are unique per list, ignoring case. */
export function addView(
  views: readonly SavedView[],
  view: SavedView,
): readonly SavedView[] | "full" | "taken" {
  if (views.some(({ list, name }) => list === view.list && sameName(name, view.name))) return "taken";
  return views.length >= limits.workspace.views ? "full" : [...views, { ...view, name: view.name.trim() }];
}

export function removeView(views: readonly SavedView[], gone: SavedView): readonly SavedView[] {
  return views.filter(({ list, name }) => list !== gone.list || name !== gone.name);
}

export interface ListColumns {
  list: string;
  names: string[];
}

/** The list chosen for last comes last; the one not touched for longest makes room for a new one. */
export function chooseColumns(
  columns: readonly ListColumns[],
  list: string,
  names: readonly string[] | undefined,
): ListColumns[] {
  const others = columns.filter((one) => one.list !== list);
  if (names === undefined) return others;
  return [...others, { list, names: names.slice(0, limits.workspace.columns) }].slice(
    -limits.workspace.lists,
  );
}

const keptRecent = 8;

/** The newest first, each once. */
export function rememberRecent<R extends { readonly href: string }>(recent: readonly R[], opened: R): R[] {
  return [opened, ...recent.filter(({ href }) => href !== opened.href)].slice(0, keptRecent);
}
