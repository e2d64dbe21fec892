import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import type { Call } from "@polyphon/web/api/api-client.ts";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { refreshLevel } from "./refresh-level.ts";

const key = [readAccount.name, {}];
const answering = (word: string) => (() => Promise.resolve(word)) as unknown as Call;

function withAccount(level: string) {
  const queries = new QueryClient();
  queries.setQueryData(key, {
    firstName: "Ada",
    userMeta: { proficiencyLevel: { title: "Member", key: level }, isSkipped: true },
  });
  const heard: unknown[] = [];
  const observer = new QueryObserver<{ userMeta: { proficiencyLevel: { key: string } } }>(queries, {
    queryKey: key,
    enabled: false,
  });
  const stop = observer.subscribe(({ data }) => heard.push(data?.userMeta.proficiencyLevel.key));
  return { queries, heard, stop };
}

test("a raised level updates everything that shows the account, in capitals [B4.1-08] [B7.2-29]", async () => {
  const { queries, heard, stop } = withAccount("MEMBER");
  const raised = vi.fn();
  await refreshLevel(answering("insider"), queries, raised);
  await expect.poll(() => heard.includes("INSIDER")).toBe(true);
  expect(queries.getQueryData(key)).toEqual({
    firstName: "Ada",
    userMeta: { proficiencyLevel: { title: "Insider", key: "INSIDER" }, isSkipped: true },
  });
  expect(raised.mock.calls).toEqual([["INSIDER"]]);
  stop();
});

test("an unchanged level, an unknown level and a failed call change nothing", async () => {
  for (const call of [
    answering("member"),
    answering("admiral"),
    (() => Promise.reject(new Error())) as Call,
  ]) {
    const { queries, heard, stop } = withAccount("MEMBER");
    const raised = vi.fn();
    await refreshLevel(call, queries, raised);
    expect([raised.mock.calls, heard]).toEqual([[], []]);
    stop();
  }
});
