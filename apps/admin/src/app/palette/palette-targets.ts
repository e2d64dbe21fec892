import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { findAnything } from "@polyphon/contract/insights/insights.contract.ts";
import type { AdminScreenPath } from "@polyphon/contract/screens/screens.ts";
import type { SavedView } from "@polyphon/rules/identity/workspace.ts";
import { screenHref } from "../../shared/address/screen-href.ts";
import type { OpenableScreen } from "../../shared/screens/openable-screens.ts";
import type { RecentScreen } from "../../shared/screens/recent-screens.ts";
import { otherNames } from "./other-names.ts";
import { bestRank } from "./rank-names.ts";
import { restOfStop } from "./stop-words.ts";

export interface Target {
  readonly key: string;
  readonly href: string;
  readonly label: string;
  /** Its location, in small print. */
  readonly detail: string;
  /** What can be pinned; a saved view cannot. */
  readonly path?: AdminScreenPath;
}

export const groupNames = [
  "pinned",
  "recent",
  "screens",
  "views",
  "actions",
  "companies",
  "people",
  "posts",
] as const;

export interface TargetGroup {
  readonly key: (typeof groupNames)[number];
  readonly targets: readonly Target[];
}

export type Found = OutputOf<typeof findAnything>;
export const nothingFound: Found = { people: [], companies: [], posts: [] };

/** Those of an earlier answer whose words fit what is typed now. */
export function fitting({ people, companies, posts }: Found, typed: string): Found {
  const fits = ({ name, detail }: { readonly name: string; readonly detail: string | null }) =>
    bestRank([name, detail ?? ""], typed) !== null;
  return { people: people.filter(fits), companies: companies.filter(fits), posts: posts.filter(fits) };
}

export interface PaletteAction {
  readonly key: string;
  readonly href: string;
  readonly label: string;
  /** What else people call it, in both languages. */
  readonly also: readonly string[];
}

interface Sources {
  readonly screens: readonly OpenableScreen[];
  readonly pinned: readonly string[];
  readonly recent: readonly RecentScreen[];
  readonly views: readonly SavedView[];
  readonly labelOf: (path: AdminScreenPath) => string;
  /** What the screens are called in the other language; empty until it is loaded. */
  readonly otherLabelOf: (path: AdminScreenPath) => string;
  /** What the server knows by these words. */
  readonly found: Found;
  /** What stopping a company is called; null for somebody who may not. */
  readonly stopLabel: ((company: string) => string) | null;
  /** What the reader can do from anywhere. */
  readonly actions: readonly PaletteAction[];
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

interface Ranked {
  readonly target: Target;
  readonly rank: number;
}

/** Those that fit, the best first; names besides the label are other ways to call the same thing. */
function matching(targets: readonly Target[], typed: string, alsoOf: (target: Target) => readonly string[]) {
  return targets
    .flatMap((target): Ranked[] => {
      const rank = bestRank([target.label, ...alsoOf(target)], typed);
      return rank === null ? [] : [{ target, rank }];
    })
    .sort((one, other) => one.rank - other.rank)
    .slice(0, SHOWN);
}

type FoundKind = keyof Found;
const pages = {
  people: "/admin/view-front-user/:id",
  companies: "/admin/company-dashboard/:id",
  posts: "/admin/view-post/:id",
} as const satisfies Record<FoundKind, AdminScreenPath>;

/** The server has found them by their words; what it found by an address or a domain comes last. */
function foundTargets(kind: FoundKind, found: Found, typed: string): Ranked[] {
  return found[kind]
    .map(({ id, name, detail }): Ranked => {
      const target = {
        key: `${kind} ${id}`,
        href: screenHref(pages[kind], { id }),
        label: name,
        detail: detail ?? "",
      };
      return { target, rank: bestRank([name, detail ?? ""], typed) ?? 4 };
    })
    .sort((one, other) => one.rank - other.rank);
}

function stopTargets({ found, stopLabel }: Sources, typed: string): Ranked[] {
  const rest = restOfStop(typed);
  if (!stopLabel || rest === null || rest === "") return [];
  return foundTargets("companies", found, rest).map(({ target, rank }) => {
    const id = target.key.replace("companies ", "");
    const href = screenHref("/admin/killswitch", {}, { company: id });
    return { target: { ...target, key: `stop ${id}`, href, label: stopLabel(target.label) }, rank };
  });
}

function actionTargets({ actions }: Sources, typed: string): Ranked[] {
  const named = new Map(actions.map((action) => [action.key, action.also]));
  const targets = actions.map(({ key, href, label }) => ({ key, href, label, detail: "" }));
  return matching(targets, typed, ({ key }) => named.get(key) ?? []);
}

function shortcuts(sources: Sources): readonly TargetGroup[] {
  const { screens, labelOf } = sources;
  const mayOpen = new Set<string>(screens.map(({ path }) => path));
  return [
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
    {
      key: "views",
      targets: sources.views
        .filter(({ list }) => mayOpen.has(list))
        .slice(0, SHOWN_RECENT)
        .map((view) => viewTarget(view, screens)),
    },
    { key: "screens", targets: screens.slice(0, SHOWN).map((screen) => screenTarget(screen, "screens")) },
  ];
}

/** What to search the server for: the company's name behind "stop". */
export function searchedFor(typed: string): string {
  return (restOfStop(typed) ?? typed).trim();
}

/** The user's shortcuts before typing, then all matches, in groups, the group with the best match first. */
export function paletteTargets(sources: Sources, typed: string): readonly TargetGroup[] {
  const { screens, found, otherLabelOf } = sources;
  if (typed.trim() === "") return shortcuts(sources).filter(({ targets }) => targets.length > 0);
  const mayOpen = new Set<string>(screens.map(({ path }) => path));
  const views = sources.views
    .filter(({ list }) => mayOpen.has(list))
    .map((view) => viewTarget(view, screens));
  const alsoOf = ({ path, detail }: Target) =>
    path ? [otherLabelOf(path), ...(otherNames[path] ?? []), detail] : [detail];
  const groups: readonly { key: TargetGroup["key"]; ranked: readonly Ranked[] }[] = [
    {
      key: "actions",
      ranked: [...stopTargets(sources, typed), ...actionTargets(sources, typed)],
    },
    {
      key: "screens",
      ranked: matching(
        screens.map((one) => screenTarget(one, "screens")),
        typed,
        alsoOf,
      ),
    },
    { key: "views", ranked: matching(views, typed, alsoOf) },
    ...(["companies", "people", "posts"] as const).map((kind) => ({
      key: kind,
      ranked: foundTargets(kind, found, typed),
    })),
  ];
  return groups
    .filter(({ ranked }) => ranked.length > 0)
    .sort((one, other) => (one.ranked[0]?.rank ?? 9) - (other.ranked[0]?.rank ?? 9))
    .map(({ key, ranked }) => ({ key, targets: ranked.map(({ target }) => target) }));
}
