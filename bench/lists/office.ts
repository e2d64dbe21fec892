import { listPosts } from "@polyphon/contract/content/content.contract.ts";
import { findAnything } from "@polyphon/contract/insights/insights.contract.ts";
import { corporateFrontUsers } from "@polyphon/contract/people/front-users/front-user.resource.ts";
import type { BenchDatabase } from "../kit/bench-database.ts";
import type { Line, Measurement } from "../kit/measurement.ts";
import { startPart } from "../kit/part.ts";
import { type LoadMaker, requestText, startLoad } from "../load/load.ts";
import { peopleDatabase, staffToken, users } from "./people-data.ts";
import { postsData, postsDatabase } from "./posts-data.ts";

const goalMs = 100;

/** What people type to jump somewhere: beginnings of names, whole names, addresses, companies and words of titles. */
const typed = (
  "schmi|grun|weid|kov|berg|lind|font|hart|ahl|zim|adaeze|benedikt sch|camille berg|dominik|elif hart|yara zimm|ines|vaclav|rosa ott|sven|" +
  "person-77|person-123456|company-31|company 499|company|comp|harbour|turbine|apprentice wind|museum|pension travel|summit|logistics night|battery|winter|number 99|market|the wind and|zzzz|qqq"
).split("|");

interface Asked {
  readonly name: string;
  readonly paths: readonly string[];
  /** Whose staff ask; the provider's unless it is said. */
  readonly company?: number;
}

const find: Asked = {
  name: "palette",
  paths: typed.map((words) => `${findAnything.path}?search=${encodeURIComponent(words)}`),
};
const people = (query: string) => `${corporateFrontUsers.list.path}?limit=25&${query}`;
const posts = (query: string) => `${listPosts.path}?limit=25&${query}`;

const ofPeople: readonly Asked[] = [
  find,
  { name: "people who went quiet", paths: [people("activity=QUIET")], company: 7 },
  { name: "people who never shared", paths: [people("activity=NEVER")], company: 7 },
  { name: "people with the autopilot on", paths: [people("autopilot=true")], company: 7 },
];
const ofPosts: readonly Asked[] = [
  find,
  ...["title", "-title", "publish", "-until"].map((sort) => ({
    name: `posts by ${sort}`,
    paths: [posts(`sort=${sort}`), posts(`sort=${sort}&language=GERMAN,ENGLISH&company=3`)],
  })),
];

async function measure(
  { paths, name, company }: Asked,
  size: string,
  load: LoadMaker,
  port: number,
  ms: number,
): Promise<Line> {
  const requests = paths.map((path) =>
    requestText({ method: "GET", path, token: staffToken(company ?? null) }),
  );
  // Once around first: statements are planned and pages read.
  await load.closed({ port, requests, connections: 1, ms: 2_000, status: 200 });
  const { p50, p99, count } = await load.closed({ port, requests, connections: 2, ms, status: 200 });
  return {
    name: `office/${name}, ${size}`,
    figure: p99,
    goal: goalMs,
    bound: "at most",
    note: `ms, 99 of 100 of ${count}; half of them ${p50.toFixed(1)}`,
  };
}

async function over(
  database: BenchDatabase,
  size: string,
  asked: readonly Asked[],
  ms: number,
): Promise<Line[]> {
  const load = startLoad();
  const api = startPart(new URL("../kit/api.ts", import.meta.url), { database, role: "app" });
  try {
    const port = await api.call<number>("listen");
    const lines: Line[] = [];
    for (const one of asked) lines.push(await measure(one, size, load, port, ms));
    return lines;
  } finally {
    await Promise.all([api.stop(), load.stop()]);
  }
}

/** What staff wait for: the palette, and the long lists in another order or narrowed to who went quiet. */
export const office: Measurement = {
  name: "office",
  run: async ({ quick }) => {
    const ms = quick ? 4_000 : 12_000;
    const inPeople = `${users.people.toLocaleString("en")} people`;
    const inPosts = `${postsData.posts.toLocaleString("en")} posts`;
    return [
      ...(await over(await peopleDatabase(), inPeople, ofPeople, ms)),
      ...(await over(await postsDatabase(), inPosts, ofPosts, ms)),
    ];
  },
};
