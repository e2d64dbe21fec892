import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mountApps } from "./mount-apps.ts";

const own = "app.polyphon.example";
let app: FastifyInstance;
let root: string;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "polyphon-web-"));
  for (const name of ["admin", "employee"]) {
    mkdirSync(join(root, name));
    writeFileSync(join(root, name, "index.html"), `<title>${name}</title>`);
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

/** Asked by hand, because a fetch does not let its host be named. */
function get(path: string, host: string, language = "en"): Promise<{ status: number; body: string }> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const headers = { host, "accept-language": language };
    const sent = request({ host: "127.0.0.1", port, path, headers }, (answer) => {
      let body = "";
      answer.on("data", (part: Buffer) => (body += part.toString()));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, body }));
    });
    sent.on("error", reject);
    sent.end();
  });
}

describe("a host", () => {
  test("that is authorised serves both apps, whatever its port and capitals [A1-31]", async () => {
    for (const host of [own, `${own}:8443`, "SECOND.example"]) {
      expect((await get("/dashboard", host)).body).toContain("<title>employee</title>");
      expect((await get("/admin/dashboard", host)).body).toContain("<title>admin</title>");
    }
  });

  test("that is not says so to employees, in both languages [A1-31] [A1-32] [B1-07]", async () => {
    for (const path of ["/", "/dashboard", "/assets/main.js", "/administration"]) {
      const { status, body } = await get(path, "elsewhere.example");
      expect(status).toBe(403);
      expect(body).toContain("<h1>Access Denied</h1>");
      expect(body).toContain("Your IP or domain is not authorized to access this application");
    }
    expect((await get("/", "elsewhere.example", "de-DE")).body).toContain("Zugriff verweigert");
  });

  test("that is not shows staff a blank page [A1-33]", async () => {
    for (const path of ["/admin", "/admin?next=1", "/admin/dashboard", "/admin/assets/main.js"]) {
      const { status, body } = await get(path, `${own}.elsewhere.example`);
      expect(status).toBe(403);
      expect(body.replaceAll(/<[^>]*>/g, "")).toBe("");
    }
  });
});
