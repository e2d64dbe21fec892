import { setTimeout as pause } from "node:timers/promises";
import type { Page, Request } from "@playwright/test";

const silenceMs = 150;
const atMostMs = 60_000;

const underWay = new WeakMap<Page, Set<Request>>();

function requestsOf(page: Page): Set<Request> {
  const known = underWay.get(page);
  if (known) return known;
  const requests = new Set<Request>();
  page.on("request", (request) => requests.add(request));
  const ended = (request: Request) => void requests.delete(request);
  page.on("requestfinished", ended);
  page.on("requestfailed", ended);
  underWay.set(page, requests);
  return requests;
}

/** Every request since the first call for this page is finished. `networkidle` would wait for half a second of silence. */
export async function quietNetwork(page: Page): Promise<void> {
  const requests = requestsOf(page);
  const end = Date.now() + atMostMs;
  for (let silent = Date.now(); Date.now() - silent < silenceMs; await pause(25)) {
    if (requests.size > 0) silent = Date.now();
    if (Date.now() > end)
      throw new Error(`still waiting for ${[...requests].map((one) => one.url()).join(", ")}`);
  }
}
