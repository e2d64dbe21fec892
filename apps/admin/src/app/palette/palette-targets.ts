import type { AdminScreenPath } from "@polyphon/contract/screens/screens.ts";
import type { SavedView } from "@polyphon/rules/identity/workspace.ts";
import type { OpenableScreen } from "../../shared/screens/openable-screens.ts";
import type { RecentScreen } from "../../shared/screens/recent-screens.ts";

export interface Target {
  readonly key: string;
  readonly href: string;
  readonly label: string;
  /** Its location, in small print. */
  readonly detail: string;
  /** What can be pinned; a saved view cannot. */
  readonly path?: AdminScreenPath;
}

export interface TargetGroup {
  readonly key: "pinned" | "recent" | "screens" | "views";
  readonly targets: readonly Target[];
}

interface Sources {
  readonly screens: readonly OpenableScreen[];
  readonly pinned: readonly string[];
  readonly recent: readonly RecentScreen[];
  readonly views: readonly SavedView[];
  readonly labelOf: (path: AdminScreenPath) => string;
}

const SHOWN = 12;
const SHOWN_RECENT = 5;
const shortOf = (path: string): string => path.replace("/admin/", "");

function screenTarget({ path, label }: OpenableScreen, group: string): Target {
  return { key: `${group} ${path}`, href: path, label, detail: shortOf(path), path };
}

/** A detail page is remembered by its own address, not as the screen it is an instance of. */
function recentTarget({ path, href }: RecentScreen, labelOf: Sources["labelOf"]): Target {
  const base = { key: `recent ${href}`, href, label: labelOf(path), detail: shortOf(href) };
  return path.includes(":") ? base : { ...base, path };
}

function viewTarget({ list, name, query }: SavedView, screens: readonly OpenableScreen[]): Target {
  const of = screens.find((screen) => screen.path === list);
  return { key: `view ${list} ${name}`, href: list + query, label: name, detail: of?.label ?? shortOf(list) };
}

function matching(targets: readonly Target[], typed: string): readonly Target[] {
  const wanted = typed.trim().toLowerCase();
  const starts = targets.filter(({ label }) => label.toLowerCase().startsWith(wanted));
  const contains = targets.filter(
    (target) => !starts.includes(target) && `${target.label} ${target.detail}`.toLowerCase().includes(wanted),
  );
  return [...starts, ...contains].slice(0, SHOWN);
}

/** The entries of the palette: the user's shortcuts before typing, then all matches. Only screens that may be opened. */
export function paletteTargets(sources: Sources, typed: string): readonly TargetGroup[] {
  const { screens, labelOf } = sources;
  const mayOpen = new Set<string>(screens.map(({ path }) => path));
  const views = sources.views
    .filter(({ list }) => mayOpen.has(list))
    .map((view) => viewTarget(view, screens));
  const all = screens.map((screen) => screenTarget(screen, "screens"));
  const groups: readonly TargetGroup[] =
    typed.trim() === ""
      ? [
          {
            key: "pinned",
            targets: sources.pinned.flatMap((path) => {
              const screen = screens.find((one) => one.path === path);
              return screen ? [screenTarget(screen, "pinned")] : [];
            }),
          },
          {
            key: "recent",
            targets: sources.recent
              .filter(({ path }) => path.includes(":") || mayOpen.has(path))
              .slice(0, SHOWN_RECENT)
              .map((one) => recentTarget(one, labelOf)),
          },
          { key: "views", targets: views.slice(0, SHOWN_RECENT) },
          { key: "screens", targets: all.slice(0, SHOWN) },
        ]
      : [
          { key: "screens", targets: matching(all, typed) },
          { key: "views", targets: matching(views, typed) },
        ];
  return groups.filter(({ targets }) => targets.length > 0);
}
