/** The one page of the app, whatever its address. */
const page = "/";
/** About four releases: a page that is still open may need the files of an earlier one. */
const atMostFiles = 400;

/** Below these other things than this app answer. */
const foreign = /^\/(?:admin|services|auth|media)(?:\/|$)/;

const isAsset = (path: string) => path.startsWith("/assets/");
/** As the server decides it: a path with an extension is no page. */
const isFile = (path: string) => /\.[a-z0-9]+$/i.test(path);

function isPage({ method, mode, url }: Request): boolean {
  const { pathname } = new URL(url);
  return method === "GET" && mode === "navigate" && !foreign.test(pathname) && !isFile(pathname);
}

/** The files that the page itself names. */
export const assetsIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = ""]) => path)),
];

export interface Outside {
  readonly cache: () => Promise<Cache>;
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
}

async function forgetOldest(cache: Cache): Promise<void> {
  const files = (await cache.keys()).filter(({ url }) => isAsset(new URL(url).pathname));
  const old = files.slice(0, Math.max(0, files.length - atMostFiles));
  await Promise.all(old.map((file) => cache.delete(file)));
}

/**
 * The app without its data: the page and the files it has loaded, so that it opens without a connection and says so. Nothing
 * personal is kept here. The page comes from the network while there is one, so that a release reaches everybody at once.
 */
export function makeShellCache({ cache, fetch }: Outside) {
  async function keepPage(response: Response): Promise<void> {
    const shell = await cache();
    await shell.put(page, response);
    await forgetOldest(shell);
  }
  async function answerPage(request: Request): Promise<Response> {
    try {
      const response = await fetch(request);
      // A redirected answer may not be given to another visit, and a refusal is not the page.
      if (response.ok && !response.redirected) await keepPage(response.clone());
      return response;
    } catch (error) {
      const kept = await (await cache()).match(page);
      if (kept === undefined) throw error;
      return kept;
    }
  }
  async function answerAsset(request: Request): Promise<Response> {
    const shell = await cache();
    const kept = await shell.match(request);
    if (kept) return kept;
    const response = await fetch(request);
    if (response.ok) await shell.put(request, response.clone());
    return response;
  }
  /** Files that were loaded before this was in charge. */
  async function keepAssets(paths: readonly string[]): Promise<void> {
    const shell = await cache();
    for (const path of paths) {
      if (!isAsset(path) || (await shell.match(path))) continue;
      const response = await fetch(path);
      if (response.ok) await shell.put(path, response);
    }
  }
  return {
    async begin(): Promise<void> {
      const response = await fetch(page, { cache: "no-cache" });
      if (!response.ok || response.redirected) return;
      const html = await response.clone().text();
      await keepPage(response);
      await keepAssets(assetsIn(html));
    },
    keepAssets,
    /** Null leaves the request to the browser. */
    answer(request: Request): Promise<Response> | null {
      if (isPage(request)) return answerPage(request);
      const { origin, pathname } = new URL(request.url);
      if (request.method === "GET" && origin === location.origin && isAsset(pathname))
        return answerAsset(request);
      return null;
    },
  };
}
