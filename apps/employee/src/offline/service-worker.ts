import { makeShellCache } from "./shell-cache.ts";

/** What this file uses of the worker's own scope, which TypeScript cannot know beside the page's. */
interface WorkerEvent extends Event {
  readonly request: Request;
  readonly data: unknown;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly respondWith: (answer: Promise<Response>) => void;
}
interface WorkerScope {
  readonly addEventListener: (
    name: "install" | "activate" | "fetch" | "message",
    listener: (event: WorkerEvent) => void,
  ) => void;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
}

const scope = globalThis as unknown as WorkerScope;
const shell = makeShellCache({
  cache: () => caches.open("polyphon-shell"),
  fetch: (...what) => fetch(...what),
});

scope.addEventListener("install", (event) => event.waitUntil(shell.begin().then(() => scope.skipWaiting())));
// Files carry their content in their names, so a new worker fits every page that is open.
scope.addEventListener("activate", (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener("fetch", (event) => {
  const answer = shell.answer(event.request);
  if (answer) event.respondWith(answer);
});
scope.addEventListener("message", (event) => {
  const { loaded } = event.data as { readonly loaded?: readonly string[] };
  if (loaded) event.waitUntil(shell.keepAssets(loaded));
});
