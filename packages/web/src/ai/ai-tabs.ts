export interface AiItem {
  readonly id: number;
  readonly text: string;
  readonly state: "writing" | "ready" | "failed";
}

/** What one tab of the panel shows; each network's tab has its own. */
export interface AiTab {
  readonly phase: "idle" | "loading" | "ready" | "error";
  readonly items: readonly AiItem[];
  /** In the reader's language. */
  readonly failure: string | null;
}

export type AiTabs = Readonly<Record<string, AiTab>>;

export const noTab: AiTab = { phase: "idle", items: [], failure: null };

const rest = (items: readonly AiItem[]): AiTab["phase"] => (items.length > 0 ? "ready" : "idle");

/** New suggestions are put first; a replaced one keeps its place. */
export function begin(tab: AiTab, ids: readonly number[], replaced: number | null): AiTab {
  const fresh = ids.map((id): AiItem => ({ id, text: "", state: "writing" }));
  const items =
    replaced === null
      ? [...fresh, ...tab.items]
      : tab.items.flatMap((item) => (item.id === replaced ? fresh : [item]));
  return { phase: "loading", items, failure: null };
}

export function write(tab: AiTab, id: number, piece: string): AiTab {
  const items = tab.items.map((item) => (item.id === id ? { ...item, text: item.text + piece } : item));
  return { ...tab, items };
}

/** The checked texts replace the streamed ones; suggestions that did not arrive are removed. */
export function finish(tab: AiTab, ids: readonly number[], texts: readonly string[]): AiTab {
  const items = tab.items.flatMap((item): AiItem[] => {
    const at = ids.indexOf(item.id);
    if (at < 0) return [item];
    const text = texts[at];
    return text === undefined ? [] : [{ id: item.id, text, state: "ready" }];
  });
  return { phase: "ready", items, failure: null };
}

/** A suggestion that was being replaced fails in its place; otherwise the tab shows the failure. */
export function fail(tab: AiTab, ids: readonly number[], replacing: boolean, failure: string): AiTab {
  const items = replacing
    ? tab.items.map((item): AiItem => (ids.includes(item.id) ? { ...item, text: "", state: "failed" } : item))
    : tab.items.filter(({ id }) => !ids.includes(id));
  return { phase: "error", items, failure };
}

export function stop(tab: AiTab, ids: readonly number[]): AiTab {
  const items = tab.items.filter(({ id }) => !ids.includes(id));
  return { phase: rest(items), items, failure: null };
}
