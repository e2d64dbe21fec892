import { once } from "node:events";
import { connect } from "node:net";
import { endpoints } from "@polyphon/contract/endpoints.ts";
import { listFrontPosts } from "@polyphon/contract/content/content.contract.ts";
import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import { schedulePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { serverTexts } from "@polyphon/i18n/server-texts.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCompany, addFrontUser, type TestPerson } from "../../../test/people.ts";
import { startApi } from "../../start-api.ts";
import { openWorld, type World } from "../../../test/world.ts";
import { openApiDocument } from "./open-api.ts";

let world: World;
let person: TestPerson;

beforeAll(async () => {
  world = await openWorld({ keepLog: true });
  person = await addFrontUser(world, await addCompany(world));
});
afterAll(() => world.close());

interface Sent extends Omit<RequestInit, "headers"> {
  readonly headers?: Readonly<Record<string, string>>;
}

const send = (path: string, init: Sent = {}) =>
  fetch(`${world.api.url}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${person.token}`, ...init.headers },
  });

const json = { "content-type": "application/json" };

describe("an answer", () => {
  test("is never cached, never sniffed by a browser, and sends no referrer to another site", async () => {
    for (const path of [readAccount.path, "/nowhere", listFrontPosts.path]) {
      const { headers } = await send(path);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("same-origin");
      expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
    }
  });

  test("to /openapi.json is the same document each time", async () => {
    const [first, second] = [await send("/openapi.json"), await send("/openapi.json")];
    expect([first.status, second.status]).toEqual([200, 200]);
    const text = await first.text();
    expect(JSON.parse(text)).toEqual(openApiDocument(endpoints));
    expect(await second.text()).toBe(text);
  });

  test("to a request through a proxy that is not trusted is logged once as what it means for addresses", async () => {
    const warnings = () => world.lines.filter((line) => line.includes("TRUST_PROXY")).length;
    await send(readAccount.path);
    expect(warnings()).toBe(0);
    for (const address of ["192.0.2.1", "192.0.2.2"])
      await send(readAccount.path, { headers: { "x-forwarded-for": address } });
    expect(warnings()).toBe(1);
  });

  test("names no software", async () => {
    const { headers } = await send(readAccount.path);
    expect([headers.get("server"), headers.get("x-powered-by")]).toEqual([null, null]);
  });

  test.each([
    ["de", "de"],
    ["de-CH, fr;q=0.8", "de"],
    ["fr, de;q=0.8", "de"],
    ["fr", "en"],
    ["", "en"],
  ] as const)("to accept-language %j is in %s", async (header, language) => {
    const answer = await send("/nowhere", { headers: { "accept-language": header } });
    expect(await answer.json()).toMatchObject({ description: serverTexts[language].errors.not_found });
  });

  test("that refuses has a reference that appears beside the reason in the log", async () => {
    const answer = await world.call(readAccount, {}, { token: "unknown" });
    const line = world.lines.find((one) => one.includes(answer.problem.reference));
    expect(JSON.parse(line ?? "{}")).toMatchObject({ endpoint: "read-account", refusal: "invalid_token" });
  });
});

test("an answer of an address with https tells browsers to use nothing else, and one without does not", async () => {
  const plain = await send(readAccount.path);
  expect(plain.headers.get("strict-transport-security")).toBeNull();
  const secure = await startApi({ ...world.config, API_URL: "https://api.example", API_PORT: 0 }, world.log);
  try {
    for (const path of [readAccount.path, "/nowhere", listFrontPosts.path]) {
      const headers = { authorization: `Bearer ${person.token}` };
      const answer = await fetch(`${secure.url}${path}`, { headers });
      expect(answer.headers.get("strict-transport-security")).toBe("max-age=31536000");
    }
  } finally {
    await secure.stop();
  }
});

describe("a request", () => {
  test.each([
    ["a body that is no JSON", { method: "POST", headers: json, body: "{" }, 400],
    ["no body where one is wanted", { method: "POST", headers: json }, 400],
    ["another type of body", { method: "POST", headers: { "content-type": "text/xml" }, body: "<x/>" }, 400],
    [
      "a body beyond a megabyte",
      { method: "POST", headers: json, body: JSON.stringify({ x: "x".repeat(1_100_000) }) },
      413,
    ],
    ["a prototype in its body", { method: "POST", headers: json, body: '{"__proto__":{"postId":1}}' }, 400],
    ["a body of brackets", { method: "POST", headers: json, body: `{"postId":${"[".repeat(500_000)}` }, 400],
    ["a list for a body", { method: "POST", headers: json, body: "[1,2]" }, 400],
  ])("with %s is refused with a problem", async (_, init, status) => {
    const answer = await send(schedulePost.path, init);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({
      code: expect.anything(),
      description: expect.any(String),
      reference: expect.any(String),
    });
  });

  test("that breaks several rules names every field, in the language asked for", async () => {
    for (const language of ["en", "de"] as const) {
      const tooMany = Array.from({ length: networks.length + 1 }, () => ({ socialNetwork: "LINKEDIN" }));
      const { problem } = await world.call(schedulePost, { postSocialShareNetworks: tooMany } as never, {
        token: person.token,
        language,
      });
      const { violations: texts } = serverTexts[language];
      expect(problem.violations).toEqual(
        expect.arrayContaining([
          { field: "voiceTypeEnum", message: texts.choice },
          { field: "scheduleDate", message: texts.required },
          {
            field: "postSocialShareNetworks",
            message: texts.tooMany.replace("{{maximum}}", String(networks.length)),
          },
        ]),
      );
    }
  });

  test.each(["PUT", "PATCH", "DELETE"])(
    "by a method the endpoint does not have (%s) finds nothing",
    async (method) => {
      expect((await send(readAccount.path, { method })).status).toBe(404);
    },
  );

  test.each(["Basic abc", "bearer", "Bearer", "Bearer ", `Bearer ${"x".repeat(5_000)}`, "Bearer a b"])(
    "with the authorization %j is anonymous",
    async (authorization) => {
      expect(
        (await send(readAccount.path, { headers: { authorization: authorization.slice(0, 6_000) } })).status,
      ).toBe(401);
    },
  );

  test("whose body dribbles in is refused in words, and its connection is closed", async () => {
    const slow = await openWorld({ settings: { REQUEST_SECONDS: "0.5" } });
    const { hostname, port } = new URL(slow.api.url);
    const socket = connect(Number(port), hostname);
    const head = [
      `POST ${schedulePost.path} HTTP/1.1`,
      `host: ${hostname}`,
      "accept-language: de",
      "content-type: application/json",
      "content-length: 1000",
    ];
    socket.write(`${head.join("\r\n")}\r\n\r\n{`);
    const dribble = setInterval(() => socket.write(" "), 50);
    let received = "";
    socket.on("data", (bytes) => (received += String(bytes)));
    await once(socket, "close");
    clearInterval(dribble);
    await slow.close();
    expect(received).toMatch(/^HTTP\/1\.1 408 /);
    expect(received).toContain(serverTexts.de.errors.body_too_slow);
  });

  test("cannot bring its session in the address or in a cookie", async () => {
    const answer = await fetch(`${world.api.url}${readAccount.path}?access_token=${person.token}`, {
      headers: { cookie: `token=${person.token}` },
    });
    expect(answer.status).toBe(401);
  });

  test("cannot override the method or the path by a header", async () => {
    const answer = await send("/nowhere", {
      headers: { "x-http-method-override": "GET", "x-original-url": readAccount.path },
    });
    expect(answer.status).toBe(404);
  });
});

test("a person who calls far too often has to wait", { timeout: 60_000 }, async () => {
  const busy = await addFrontUser(world, await addCompany(world));
  // The cheapest call: it is counted before it is read.
  const ask = () => world.call(schedulePost, {} as never, { token: busy.token });
  const answers: Awaited<ReturnType<typeof ask>>[] = [];
  while (answers.length < 6_000 && answers.every(({ status }) => status === 400)) {
    answers.push(...(await Promise.all(Array.from({ length: 100 }, ask))));
  }
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.length).toBeGreaterThan(600);
  expect(refused.length).toBeGreaterThan(0);
  expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await world.call(readAccount, {}, { token: person.token })).status).toBe(200);
});
