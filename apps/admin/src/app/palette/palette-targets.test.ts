import { screens as english } from "@polyphon/i18n/en/shell/screens.admin.ts";
import { screens as german } from "@polyphon/i18n/de/shell/screens.admin.ts";
import { type AdminScreenPath, screens } from "@polyphon/contract/screens/screens.ts";
import { describe, expect, it, test } from "vitest";
import { screenKey } from "../../shared/screens/screen-key.ts";
import { fitting, type Found, nothingFound, paletteTargets, searchedFor } from "./palette-targets.ts";

const sources = {
  screens: [
    { path: "/admin/category-list", label: "Categories" },
    { path: "/admin/view-post-list", label: "Posts" },
    { path: "/admin/post-previews", label: "Previews of posts" },
  ],
  pinned: ["/admin/view-post-list", "/admin/killswitch"],
  recent: [
    { path: "/admin/edit-post/:id", href: "/admin/edit-post/7" },
    { path: "/admin/front-users", href: "/admin/front-users" },
    { path: "/admin/category-list", href: "/admin/category-list" },
  ],
  views: [
    { list: "/admin/view-post-list", name: "Due this week", query: "?state=scheduled" },
    { list: "/admin/front-users", name: "Due elsewhere", query: "" },
  ],
  labelOf: () => "Edit post",
  otherLabelOf: () => "",
  found: nothingFound,
  stopLabel: null,
  actions: [],
} as const;

const shown = (typed: string) =>
  paletteTargets(sources, typed).map(({ key, targets }) => [key, ...targets.map(({ href }) => href)]);

describe("the palette", () => {
  it("starts with pinned, recent and saved entries, and offers only what may be opened", () => {
    expect(shown("")).toEqual([
      ["pinned", "/admin/view-post-list"],
      ["recent", "/admin/edit-post/7", "/admin/category-list"],
      ["views", "/admin/view-post-list?state=scheduled"],
      ["screens", "/admin/category-list", "/admin/view-post-list", "/admin/post-previews"],
    ]);
  });

  it("ranks matches by name before address, and finds saved views", () => {
    expect(shown("post")).toEqual([
      ["screens", "/admin/view-post-list", "/admin/post-previews"],
      ["views", "/admin/view-post-list?state=scheduled"],
    ]);
    expect(shown("DUE")).toEqual([["views", "/admin/view-post-list?state=scheduled"]]);
    expect(shown("nothing like it")).toEqual([]);
  });
});

const found: Found = {
  people: [
    { id: 7, name: "Anna Berg", detail: "anna.berg@nordwind.example" },
    { id: 8, name: "Jürgen Große", detail: "j.grosse@kornblume.example" },
  ],
  companies: [
    { id: 3, name: "Nordwind Energie", detail: "nordwind" },
    { id: 4, name: "Halden Robotics", detail: "halden" },
  ],
  posts: [
    { id: 21, name: "Night trains and night shifts", detail: "Logistics" },
    { id: 22, name: "Calendar of the wind", detail: "Wind power" },
  ],
};

/** As the server answers: what begins with every word, in a name or in what is below it. */
function answered(typed: string): Found {
  const wanted = searchedFor(typed).toLowerCase();
  const fits = ({ name, detail }: { name: string; detail: string | null }) =>
    wanted.length >= 3 &&
    `${name} ${detail}`
      .toLowerCase()
      .split(/[ .@]/u)
      .some((word) => word.startsWith(wanted.split(" ")[0] ?? ""));
  return {
    people: found.people.filter(fits),
    companies: found.companies.filter(fits),
    posts: found.posts.filter(fits),
  };
}

type Names = Readonly<Record<string, string>>;
const titleIn = (names: Names) => (path: AdminScreenPath) =>
  names[screenKey(path).replace("screens.", "")] ?? "";
const openable = screens
  .filter(({ app, path, permission }) => app === "admin" && permission !== "public" && !path.includes(":"))
  .map(({ path }) => path as AdminScreenPath);

function firstHit(language: "en" | "de", typed: string): string | undefined {
  const [own, other]: [Names, Names] = language === "en" ? [english, german] : [german, english];
  const labelOf = titleIn(own);
  const groups = paletteTargets(
    {
      ...sources,
      screens: openable.map((path) => ({ path, label: labelOf(path) })),
      views: [],
      labelOf,
      otherLabelOf: titleIn(other),
      found: answered(typed),
      stopLabel: (name) => `Stop ${name}`,
    },
    typed,
  );
  return groups[0]?.targets[0]?.href;
}

const person = (id: number) => `/admin/view-front-user/${id}`;
const company = (id: number) => `/admin/company-dashboard/${id}`;
const post = (id: number) => `/admin/view-post/${id}`;

test.each([
  ["en", "posts", "/admin/posts"],
  ["en", "calendar", "/admin/calendar"],
  ["en", "front users", "/admin/front-users"],
  ["en", "employees", "/admin/front-users"],
  ["en", "add employees", "/admin/bulk-add-front-user"],
  ["en", "bulk", "/admin/bulk-add-front-user"],
  ["en", "kill", "/admin/killswitch"],
  ["en", "stop sharing", "/admin/killswitch"],
  ["en", "error", "/admin/error_log"],
  ["en", "held", "/admin/stuck-shares"],
  ["en", "failed shares", "/admin/stuck-shares"],
  ["en", "mail templ", "/admin/manage-email"],
  ["en", "surveys", "/admin/manage-questionnaire"],
  ["en", "roles perm", "/admin/rolelist"],
  ["en", "run sta", "/admin/user-autopilot-run-status"],
  ["en", "Kalender", "/admin/calendar"],
  ["en", "Notschalter", "/admin/killswitch"],
  ["en", "uebersicht", undefined],
  ["en", "Übersicht", "/admin/dashboard"],
  ["en", "ubersicht", "/admin/dashboard"],
  ["en", "anna", person(7)],
  ["en", "anna berg", person(7)],
  ["en", "grosse", person(8)],
  ["en", "nordwind", company(3)],
  ["en", "halden rob", company(4)],
  ["en", "night trains", post(21)],
  ["en", "stop nord", "/admin/killswitch?company=3"],
  ["en", "stop halden", "/admin/killswitch?company=4"],
  ["de", "Beiträge", "/admin/posts"],
  ["de", "beitrage", "/admin/posts"],
  ["de", "Kalender", "/admin/calendar"],
  ["de", "calendar", "/admin/calendar"],
  ["de", "Mitarbeitende", "/admin/front-users"],
  ["de", "Nutzer", "/admin/front-users"],
  ["de", "mitarbeitende hinz", "/admin/bulk-add-front-user"],
  ["de", "massen", "/admin/bulk-add-front-user"],
  ["de", "notsch", "/admin/killswitch"],
  ["de", "stoppen nordwind", "/admin/killswitch?company=3"],
  ["de", "Fehler", "/admin/error_log"],
  ["de", "kill switch", "/admin/killswitch"],
  ["de", "Große", person(8)],
  ["de", "nordwind energie", company(3)],
] as const)("in %s “%s” leads to %s first", (language, typed, expected) => {
  expect(firstHit(language, typed)).toBe(expected);
});

test("offers what the reader can do from anywhere, by its name in either language", () => {
  const href = "/admin/corporate-front-users?add=one";
  const actions = [{ key: "add", href, label: "Add an employee", also: ["Person hinzufügen"] }];
  const hits = (typed: string) =>
    paletteTargets({ ...sources, actions }, typed)
      .filter(({ key }) => key === "actions")
      .flatMap(({ targets }) => targets.map((target) => target.href));
  expect(hits("add emp")).toEqual([href]);
  expect(hits("person hinzu")).toEqual([href]);
  expect(hits("calendar")).toEqual([]);
});

test("keeps of an earlier answer only what fits the words that are typed now", () => {
  const found: Found = {
    people: [{ id: 7, name: "Anna Berg", detail: "anna.berg@nordwind.example" }],
    companies: [{ id: 3, name: "Nordwind Energie", detail: "nordwind.example" }],
    posts: [],
  };
  expect(fitting(found, "nordwind energie")).toEqual({ ...found, people: [] });
  expect(fitting(found, "anna").companies).toEqual([]);
  expect(fitting(found, "halden")).toEqual(nothingFound);
});
