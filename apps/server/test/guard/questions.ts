import { readCompanyDashboard } from "@polyphon/contract/companies/settings/company-settings.contract.ts";
import {
  listFrontPosts,
  listPosts,
  readFrontPost,
  readPost,
} from "@polyphon/contract/content/content.contract.ts";
import { readCompanyFigures, readDue } from "@polyphon/contract/insights/due.contract.ts";
import { previewSwitch } from "@polyphon/contract/operations/kill-switch.contract.ts";
import { readOwnSwitch } from "@polyphon/contract/operations/own-switch.contract.ts";
import { weekName } from "@polyphon/rules/companies/dashboard-range.ts";
import { addDays, addMonths, mondayOf } from "@polyphon/rules/time/calendar-dates.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import type { TestPerson } from "../people.ts";
import type { World } from "../world.ts";
import { type CouncilCompany, minimum } from "./council-company.ts";
import type { Statement } from "./figure-solver.ts";

/** One thing that somebody can ask, and what the answer says about the unknowns. */
export interface Question {
  readonly name: string;
  readonly ask: () => Promise<Statement[]>;
}

/** As whoever knows the guard reads a figure: rounded down where it is a step, exact where it is none. */
function statementOf(of: readonly string[], value: number, rounded: boolean): Statement {
  const step = rounded && value % minimum === 0;
  return { of, from: value, to: step ? value + minimum - 1 : value };
}

/** Of people, a figure that is withheld says that they are fewer; of anything else it says nothing. */
function statementOfPeople(of: readonly string[], value: number | null, rounded: boolean): Statement {
  return value === null ? { of, from: 0, to: minimum - 1 } : statementOf(of, value, rounded);
}

const statementOfThings = (of: readonly string[], value: number | null, rounded: boolean): Statement[] =>
  value === null ? [] : [statementOf(of, value, rounded)];

/** A refusal would look like an answer that tells nothing. */
function bodyOf<T>({ status, body }: { readonly status: number; readonly body: T }): T {
  if (status !== 200) throw new Error(`an answer has the status ${status}`);
  return body;
}

export function questionsOf(world: World, fixture: CouncilCompany): Question[] {
  const { company, posts, mondays, manager, provider, reader } = fixture;
  const staff = [
    ["manager", manager],
    ["provider", provider],
  ] as const;
  const as = ({ token }: TestPerson) => ({ token });
  const weeksIn = (from: string, until: string) =>
    mondays.filter((monday) => monday >= from && monday < until);
  const sharesIn = (from: string, until: string) =>
    weeksIn(from, until).flatMap((week) => posts.map((post) => `shares ${post} ${week}`));
  const sharesOf = (post: number) => mondays.map((week) => `shares ${post} ${week}`);
  const thisMonday = mondayOf(localDateOf(new Date(), "UTC"));

  function dashboard(
    name: string,
    person: TestPerson,
    view: "WEEK" | "MONTH",
    from: string,
    to: string,
  ): Question {
    const ask = async () => {
      const { users, rounded, periods } = bodyOf(
        await world.call(readCompanyDashboard, { id: company, view, from, to }, as(person)),
      );
      return [
        statementOfPeople(["signedIn"], users.signedIn, rounded),
        statementOfPeople(["active"], users.active, rounded),
        ...periods.flatMap(({ from: begin, until, shares, clicks, newUsers }) => {
          const weeks = weeksIn(begin, until);
          if (weeks.length === 0) return [];
          const newcomers = weeks.map((week) => `newcomers ${week}`);
          return [
            ...statementOfThings(sharesIn(begin, until), shares, rounded),
            ...statementOfThings(
              weeks.map((week) => `clicks ${week}`),
              clicks,
              rounded,
            ),
            ...(view === "WEEK" && until <= thisMonday
              ? [statementOfPeople(newcomers, newUsers, rounded)]
              : statementOfThings(newcomers, newUsers, rounded)),
          ];
        }),
      ];
    };
    return { name: `${name} dashboard ${view} ${from} ${to}`, ask };
  }

  const weekNames = mondays.map(weekName);
  const months = Array.from({ length: 8 }, (_, at) =>
    addMonths(`${thisMonday.slice(0, 7)}-01`, at - 7).slice(0, 7),
  );
  const ranges = (names: readonly string[]) =>
    names.flatMap((from, at) => names.slice(at + 1, at + 15).map((to) => [from, to] as const));
  const dashboards = staff.flatMap(([name, person]) => [
    ...ranges(weekNames).map(([from, to]) => dashboard(name, person, "WEEK", from, to)),
    ...ranges(months).map(([from, to]) => dashboard(name, person, "MONTH", from, to)),
  ]);

  const ofPost = ({ id, shares, rounded }: { id: number; shares: number | null; rounded: boolean }) =>
    posts.includes(id) ? statementOfThings(sharesOf(id), shares, rounded) : [];
  const ofFrontPost = (post: {
    id: number;
    colleaguesShared: number | null;
    likes: number | null;
    rounded: boolean;
  }) => [
    statementOfPeople([`sharers ${post.id}`], post.colleaguesShared, post.rounded),
    statementOfPeople([`likes ${post.id}`], post.likes, post.rounded),
  ];
  const onPosts = posts.flatMap((id) => [
    ...staff.map(([name, person]) => ({
      name: `${name} post ${id}`,
      ask: async () => ofPost(bodyOf(await world.call(readPost, { id }, as(person)))),
    })),
    {
      name: `employee post ${id}`,
      ask: async () => ofFrontPost(bodyOf(await world.call(readFrontPost, { id }, as(reader)))),
    },
  ]);
  const lists = [
    ...staff.map(([name, person]) => ({
      name: `${name} posts`,
      ask: async () => bodyOf(await world.call(listPosts, { limit: 50 }, as(person))).items.flatMap(ofPost),
    })),
    {
      name: "employee posts",
      ask: async () =>
        bodyOf(await world.call(listFrontPosts, { limit: 50 }, as(reader))).items.flatMap(ofFrontPost),
    },
  ];
  const figures: Question = {
    name: "manager figures",
    ask: async () => {
      const { figures: known } = bodyOf(await world.call(readCompanyFigures, {}, as(manager)));
      const { shares, clicks, people } = known ?? { shares: null, clicks: null, people: null };
      const half = (from: number, until: number) =>
        [addDays(thisMonday, from), addDays(thisMonday, until)] as const;
      const summed = (of: readonly string[], value: number | undefined) =>
        value === undefined ? [] : [{ of, from: value, to: value + 4 * (minimum - 1) }];
      const clicksIn = (span: readonly [string, string]) => weeksIn(...span).map((week) => `clicks ${week}`);
      return [
        ...summed(sharesIn(...half(-28, 0)), shares?.now),
        ...summed(sharesIn(...half(-56, -28)), shares?.before),
        ...summed(clicksIn(half(-28, 0)), clicks?.now),
        ...summed(clicksIn(half(-56, -28)), clicks?.before),
        ...statementOfThings(["recently"], people?.now ?? null, true),
        ...statementOfThings(["before"], people?.before ?? null, true),
      ];
    },
  };
  const planned = (count: { value: number; exact: boolean } | null) =>
    count === null ? [] : [statementOf(["planned"], count.value, !count.exact)];
  const others: Question[] = [
    figures,
    {
      name: "manager due",
      ask: async () => {
        const { items } = bodyOf(await world.call(readDue, {}, as(manager)));
        const never = items.find(({ card }) => card === "neverSignedIn");
        return never === undefined ? [] : [statementOf(["neverIn"], never.count, never.more)];
      },
    },
    {
      name: "manager switch",
      ask: async () => planned(bodyOf(await world.call(readOwnSwitch, {}, as(manager))).planned),
    },
    {
      name: "provider switch",
      ask: async () => {
        const input = { scope: "company", key: String(company) } as const;
        return planned(bodyOf(await world.call(previewSwitch, input, as(provider))).planned);
      },
    },
  ];
  return [...dashboards, ...onPosts, ...lists, ...others];
}
