import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mountApps } from "./mount-apps.ts";

const own = "app.polyphon.example";
let app: FastifyInstance;
let root: string;
const script = "export const answer = 42;\n".repeat(200);

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "polyphon-web-"));
  for (const name of ["admin", "employee"]) {
    mkdirSync(join(root, name, "assets"), { recursive: true });
    writeFileSync(join(root, name, "index.html"), `<title>${name}</title>`);
    const asset = join(root, name, "assets/main-1a2b3c4d.js");
    writeFileSync(asset, script);
    writeFileSync(`${asset}.br`, brotliCompressSync(script));
    writeFileSync(`${asset}.gz`, gzipSync(script));
    writeFileSync(join(root, name, "assets/inter-1a2b3c4d.woff2"), "a font");
  }
  app = Fastify();
  await mountApps(app, {
    WEB_ROOT: root,
    RECAPTCHA_BASE: "https://captcha.example",
    FB_SDK_BASE: "https://sdk.example/path",
    EMPLOYEE_URL: `https://${own}`,
    ADMIN_URL: "https://second.example/admin",
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** A raw request, because fetch can neither set the host nor show the compressed bytes. */
function ask(path: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(parts) }),
      );
    });
    sent.on("error", reject);
    sent.end();
  });
}

async function get(path: string, host: string, language = "en"): Promise<{ status: number; body: string }> {
  const { status, bytes } = await ask(path, { host, "accept-language": language });
  return { status, body: bytes.toString() };
}

describe("a host", () => {
  test("that is authorised serves both apps, whatever its port and case [A1-31]", async () => {
    for (const host of [own, `${own}:8443`, "SECOND.example"]) {
      expect((await get("/dashboard", host)).body).toContain("<title>employee</title>");
      expect((await get("/admin/dashboard", host)).body).toContain("<title>admin</title>");
    }
  });

  test("that is not authorised says so to employees, in both languages [A1-31] [A1-32] [B1-07]", async () => {
    for (const path of ["/", "/dashboard", "/assets/main.js", "/administration"]) {
      const { status, body } = await get(path, "elsewhere.example");
      expect(status).toBe(403);
      expect(body).toContain("<h1>Access Denied</h1>");
      expect(body).toContain("Your IP or domain is not authorized to access this application");
    }
    expect((await get("/", "elsewhere.example", "de-DE")).body).toContain("Zugriff verweigert");
  });

  test("that is not authorised shows staff a blank page [A1-33]", async () => {
    for (const path of ["/admin", "/admin?next=1", "/admin/dashboard", "/admin/assets/main.js"]) {
      const { status, body } = await get(path, `${own}.elsewhere.example`);
      expect(status).toBe(403);
      expect(body.replaceAll(/<[^>]*>/g, "")).toBe("");
    }
  });
});

describe("an asset", () => {
  const paths = ["/assets/main-1a2b3c4d.js", "/admin/assets/main-1a2b3c4d.js"];
  const accepting = (encodings: string) => ({ host: own, "accept-encoding": encodings });
  const immutable = "public, max-age=31536000, immutable";

  test.each([
    { accepts: "gzip, deflate, br, zstd", encoding: "br", unpack: brotliDecompressSync },
    { accepts: "gzip, deflate", encoding: "gzip", unpack: gunzipSync },
    { accepts: "br;q=0, gzip", encoding: "gzip", unpack: gunzipSync },
  ])("is served as $encoding to a browser that accepts $accepts", async ({ accepts, encoding, unpack }) => {
    for (const path of paths) {
      const { status, headers, bytes } = await ask(path, accepting(accepts));
      expect(status).toBe(200);
      expect(unpack(bytes).toString()).toBe(script);
      expect(headers).toMatchObject({
        "content-encoding": encoding,
        "content-length": String(bytes.byteLength),
        "content-type": expect.stringMatching(/^(text|application)\/javascript/) as string,
        vary: "accept-encoding",
        "cache-control": immutable,
      });
    }
  });

  test("is served uncompressed to whoever accepts no encoding", async () => {
    for (const path of paths)
      for (const headers of [{ host: own }, accepting("identity"), accepting("zstd")]) {
        const answer = await ask(path, headers);
        expect(answer.bytes.toString()).toBe(script);
        expect(answer.headers["content-encoding"]).toBeUndefined();
        expect(answer.headers).toMatchObject({ vary: "accept-encoding", "cache-control": immutable });
      }
  });

  test("that the build did not compress is served as it is", async () => {
    const { headers, bytes } = await ask("/assets/inter-1a2b3c4d.woff2", accepting("br, gzip"));
    expect(bytes.toString()).toBe("a font");
    expect(headers["content-encoding"]).toBeUndefined();
    expect(headers).toMatchObject({ "content-type": "font/woff2", "cache-control": immutable });
  });

  test("has its own tag in each encoding, and is not sent again to whoever presents that tag", async () => {
    const [path = ""] = paths;
    const tags = new Set<string>();
    for (const encoding of ["br", "gzip", "identity"]) {
      const tag = (await ask(path, accepting(encoding))).headers.etag ?? "";
      tags.add(tag);
      const again = await ask(path, { ...accepting(encoding), "if-none-match": tag });
      expect(again.status).toBe(304);
      expect(again.bytes).toHaveLength(0);
      expect(again.headers).toMatchObject({ vary: "accept-encoding", "cache-control": immutable });
    }
    expect(tags.size).toBe(3);
  });

  test("that is missing is not cached as missing", async () => {
    const { status, headers } = await ask("/assets/next-9f8e7d6c.js", accepting("br"));
    expect(status).toBe(404);
    expect(headers["cache-control"] ?? "").not.toContain("max-age");
  });
});

test("a path below the calls that no call has is no page", async () => {
  for (const path of [
    "/services",
    "/services/front/api/nothing",
    "/auth/nothing",
    "/services/../services/x",
  ]) {
    const { status, headers, bytes } = await ask(path, { host: own });
    const isPage = path === "/services";
    expect([path, status]).toEqual([path, isPage ? 200 : 404]);
    if (!isPage) expect(headers["content-type"]).toMatch(/^application\/json/);
    if (!isPage) expect(JSON.parse(bytes.toString())).toBeTypeOf("object");
  }
});

test("a page may ask for nothing that the product does not need", async () => {
  for (const path of ["/", "/admin/dashboard"]) {
    const { headers } = await ask(path, { host: own });
    expect(headers["permissions-policy"]).toContain("camera=(), ");
    expect(headers["permissions-policy"]).toContain("geolocation=()");
  }
});

test("the page of an app is always revalidated, so that a release reaches everybody", async () => {
  for (const path of ["/", "/post-list", "/admin", "/admin/dashboard"]) {
    const { headers } = await ask(path, { host: own, "accept-encoding": "br, gzip" });
    expect(headers["cache-control"]).toBe("no-cache");
    expect(headers["content-type"]).toMatch(/^text\/html/);
    const again = await ask(path, { host: own, "if-none-match": headers.etag ?? "" });
    expect(again.status).toBe(304);
  }
});
