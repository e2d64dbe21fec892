import type { Page, Request } from "@playwright/test";

/** The API calls of the page in order, without the app's own files. */
export function listenTo(page: Page): Request[] {
  const calls: Request[] = [];
  page.on("request", (request) => {
    if (/^\/(auth|services)\//.test(pathOf(request))) calls.push(request);
  });
  return calls;
}

export function pathOf(request: Request): string {
  return new URL(request.url()).pathname;
}

export function callsOf(calls: readonly Request[]): string[] {
  return calls.map((one) => `${one.method()} ${pathOf(one)}`);
}
