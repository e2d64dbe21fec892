import { company } from "@polyphon/contract/companies/company.resource.ts";
import { listFrontCategories } from "@polyphon/contract/content/content.contract.ts";
import { choiceSources } from "@polyphon/contract/kit/choice-source.ts";
import type { Endpoint } from "@polyphon/contract/kit/endpoint.ts";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Call } from "./api-client.ts";
import { ApiError } from "./api-error.ts";
import { refreshed, withRefresh } from "./refresh.ts";
import { endpointQuery } from "./use-endpoint.ts";

let client: QueryClient;
let asked: string[];
let stops: (() => void)[];
let refusal: ApiError | null;

const answer: Call = async ({ name, method }) => {
  asked.push(name);
  if (method !== "GET" && refusal) throw refusal;
  return {} as never;
};
const refused = (status: number, error: string) =>
  new ApiError({
    kind: "problem",
    status,
    problem: { code: error, error, description: "", reference: "1" } as never,
  });
const edit = () => withRefresh(answer, client)(company.edit, {} as never).catch(() => null);

function show(endpoint: Endpoint): void {
  const observer = new QueryObserver(client, {
    ...endpointQuery(answer, endpoint, {}),
    staleTime: Infinity,
  });
  stops.push(observer.subscribe(() => undefined));
}

beforeEach(async () => {
  client = new QueryClient();
  [asked, stops, refusal] = [[], [], null];
  show(company.list);
  show(choiceSources.company);
  show(listFrontCategories);
  await expect.poll(() => client.isFetching()).toBe(0);
  asked = [];
});
afterEach(() => {
  for (const stop of stops) stop();
  client.clear();
});

test("a change reloads exactly the visible queries of its subjects", async () => {
  await edit();
  await refreshed(client);
  expect(asked.toSorted()).toEqual(
    [company.edit.name, company.list.name, choiceSources.company.name].toSorted(),
  );
});

test("a query that is not visible is reloaded when shown again, even if it is fresh", async () => {
  for (const stop of stops) stop();
  await edit();
  await refreshed(client);
  expect(asked).toEqual([company.edit.name]);
  show(choiceSources.company);
  await expect.poll(() => asked).toEqual([company.edit.name, choiceSources.company.name]);
});

test.each([
  [404, "not_found", true],
  [409, "in_use", true],
  [400, "validation", false],
  // The form that was refused compares and keeps what was typed.
  [409, "edited_meanwhile", false],
])("a change refused with %i %s reloads: %s", async (status, error, again) => {
  refusal = refused(status, error);
  await edit();
  await refreshed(client);
  expect(asked.includes(company.list.name)).toBe(again);
});
