// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from "vitest";
import { assetsIn, makeShellCache } from "./shell-cache.ts";

const origin = location.origin;
let kept: Map<string, Response>;
let asked: string[];
let server: (path: string) => Response;

const pathOf = (what: Request | string) =>
  new URL(typeof what === "string" ? what : what.url, origin).pathname;
const shell = makeShellCache({
  cache: async () =>
    ({
      match: async (what: Request | string) => kept.get(pathOf(what))?.clone(),
      put: async (what: Request | string, response: Response) => void kept.set(pathOf(what), response),
      delete: async (what: Request) => kept.delete(pathOf(what)),
      keys: async () => [...kept.keys()].map((path) => ({ url: origin + path })),
    }) as unknown as Cache,
  fetch: async (what) => {
    asked.push(pathOf(what));
    return server(pathOf(what));
  },
});
const html = '<script src="/assets/start-1.js"></script><link href="/assets/start-1.css"><a href="/login">';
const visit = (path: string) => ({ method: "GET", mode: "navigate", url: origin + path }) as Request;
const file = (path: string) => ({ method: "GET", mode: "cors", url: origin + path }) as Request;
const read = async (answer: Promise<Response> | null) => (await answer)?.text();
const noConnection = () => {
  throw new TypeError("Failed to fetch");
};

beforeEach(() => {
  [kept, asked] = [new Map(), []];
  server = (path) => new Response(path.startsWith("/assets/") ? path : html);
});

describe("the shell", () => {
  test("is the page with the files it names", async () => {
    expect(assetsIn(html)).toEqual(["/assets/start-1.js", "/assets/start-1.css"]);
    await shell.begin();
    expect([...kept.keys()]).toEqual(["/", "/assets/start-1.js", "/assets/start-1.css"]);
  });

  test("opens at every address of the app without a connection", async () => {
    await shell.begin();
    server = noConnection;
    expect(await read(shell.answer(visit("/post-list?share=7")))).toBe(html);
    expect(await read(shell.answer(file("/assets/start-1.js")))).toBe("/assets/start-1.js");
  });

  test("is asked of the server while there is one, so that a release is seen at once", async () => {
    await shell.begin();
    server = () => new Response("the next release");
    expect(await read(shell.answer(visit("/dashboard")))).toBe("the next release");
    server = noConnection;
    expect(await read(shell.answer(visit("/dashboard")))).toBe("the next release");
  });

  test("is never a refusal", async () => {
    await shell.begin();
    server = () => new Response("Access Denied", { status: 403 });
    expect(await read(shell.answer(visit("/dashboard")))).toBe("Access Denied");
    server = noConnection;
    expect(await read(shell.answer(visit("/dashboard")))).toBe(html);
  });

  test("that was never loaded cannot be shown", async () => {
    server = noConnection;
    await expect(shell.answer(visit("/dashboard"))).rejects.toThrow("Failed to fetch");
    await expect(shell.answer(file("/assets/other-1.js"))).rejects.toThrow("Failed to fetch");
  });
});

describe("a file", () => {
  test("is asked for once, and again only where it failed", async () => {
    server = () => new Response("gone", { status: 404 });
    expect(await read(shell.answer(file("/assets/a-1.js")))).toBe("gone");
    server = (path) => new Response(path);
    for (const _ of [1, 2]) await shell.answer(file("/assets/a-1.js"));
    expect(asked).toEqual(["/assets/a-1.js", "/assets/a-1.js"]);
  });

  test("that was loaded before is kept, and nothing else", async () => {
    await shell.keepAssets(["/assets/a-1.js", "/services/user/api/account", "/media/1", "/assets/a-1.js"]);
    expect(asked).toEqual(["/assets/a-1.js"]);
  });

  test("of a release long ago is forgotten", async () => {
    await shell.keepAssets(Array.from({ length: 450 }, (_, number) => `/assets/file-${number}.js`));
    await shell.answer(visit("/dashboard"));
    const names = [...kept.keys()].filter((path) => path !== "/");
    expect([names.length, names[0]]).toEqual([400, "/assets/file-50.js"]);
  });
});

test("calls, pictures, the back office and other hosts are left to the browser", () => {
  const others = [
    file("/services/user/api/account"),
    file("/media/1/thumbnail"),
    visit("/admin"),
    visit("/admin/dashboard"),
    visit("/auth/login"),
    visit("/icon.svg"),
    { method: "GET", mode: "cors", url: "https://other.example/assets/a.js" } as Request,
    { method: "POST", mode: "cors", url: `${origin}/assets/a.js` } as Request,
    { method: "HEAD", mode: "cors", url: `${origin}/manifest.webmanifest` } as Request,
  ];
  for (const one of others) expect(shell.answer(one)).toBe(null);
  expect(shell.answer(visit("/administration"))).not.toBe(null);
});
