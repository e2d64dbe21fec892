import type { CallOf } from "@polyphon/contract/kit/endpoint.ts";
import { useEffect, useRef, useState } from "react";
import { ApiError, problemOf } from "../api/api-error.ts";
import { useApi } from "../api/use-endpoint.ts";
import type { AiCalls } from "./ai-calls.ts";
import { type AiTab, type AiTabs, begin, fail, finish, noTab, stop, write } from "./ai-tabs.ts";

export type AiTextCall = Omit<CallOf<AiCalls["text"]>, "textItemsCount">;

const timeoutMs = 90_000;
let lastId = 0;

function newIds(count: number): number[] {
  return Array.from({ length: count }, () => {
    lastId += 1;
    return lastId;
  });
}

interface Progress {
  readonly item: number;
  readonly text: string;
}

/** Suggestions while they are written, one state per tab; a tab in the background continues. */
export function useAiText(text: AiCalls["text"], apology: string) {
  const call = useApi();
  const [tabs, setTabs] = useState<AiTabs>({});
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const calls = running.current;
    return () => {
      for (const one of calls.values()) one.abort();
    };
  }, []);
  const change = (key: string, make: (tab: AiTab) => AiTab) =>
    setTabs((now) => ({ ...now, [key]: make(now[key] ?? noTab) }));

  async function ask(key: string, input: AiTextCall, count: number, replaced: number | null) {
    if (running.current.has(key)) return;
    const [ids, leaving] = [newIds(count), new AbortController()];
    running.current.set(key, leaving);
    change(key, (tab) => begin(tab, ids, replaced));
    try {
      const { data } = await call(
        text,
        { ...input, textItemsCount: count },
        {
          signal: leaving.signal,
          timeoutMs,
          onProgress: (event) => {
            const { item, text: piece } = event as Progress;
            change(key, (tab) => write(tab, ids[item] ?? 0, piece));
          },
        },
      );
      change(key, (tab) =>
        finish(
          tab,
          ids,
          data.map((one) => one.text),
        ),
      );
    } catch (error) {
      const left = error instanceof ApiError && error.failure.kind === "aborted";
      const words = problemOf(error)?.description ?? apology;
      change(key, (tab) => (left ? stop(tab, ids) : fail(tab, ids, replaced !== null, words)));
    } finally {
      running.current.delete(key);
    }
  }

  return {
    tabOf: (key: string) => tabs[key] ?? noTab,
    ask,
    stop: (key: string) => running.current.get(key)?.abort(),
  };
}
