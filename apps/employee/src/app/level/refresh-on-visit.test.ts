import { readCompany } from "@polyphon/contract/companies/companies.contract.ts";
import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { refreshOnVisit } from "./refresh-on-visit.ts";

function watched(queries: QueryClient, name: string) {
  let reads = 0;
  const observer = new QueryObserver(queries, {
    queryKey: [name, {}],
    queryFn: () => Promise.resolve((reads += 1)),
    staleTime: Infinity,
  });
  const stop = observer.subscribe(() => undefined);
  return { count: () => reads, stop };
}

test("each change of screen refetches the company's details and the account [B4.1-07]", async () => {
  const queries = new QueryClient();
  const [account, company, other] = [readAccount.name, readCompany.name, "something else"].map((name) =>
    watched(queries, name),
  );
  const reads = () => [account, company, other].map((one) => one?.count());
  await expect.poll(reads).toEqual([1, 1, 1]);
  for (const visit of [2, 3]) {
    refreshOnVisit(queries);
    await expect.poll(reads).toEqual([visit, visit, 1]);
  }
  // Two changes at once share one request.
  refreshOnVisit(queries);
  refreshOnVisit(queries);
  await expect.poll(reads).toEqual([4, 4, 1]);
  for (const one of [account, company, other]) one?.stop();
  queries.clear();
});
