import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { askGraph, type GraphAccount, graphAccount, hostFile, jpegHead } from "../../test/graph-client.ts";
import { control } from "../../test/sandbox-client.ts";
import { type Sandbox, startSandbox } from "../start-sandbox.ts";

let sandbox: Sandbox;
let page: GraphAccount;
const redirectUri = "https://app.example/callback?from=facebook";
const client = { client_id: "polyphon", client_secret: "secret" };
const day = 86_400_000;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
beforeEach(() => {
  sandbox.reset();
  page = graphAccount(sandbox, "facebook");
});
afterAll(() => sandbox.stop());

const graph = () => `${sandbox.url}/graph.facebook.com/v25.0`;
const post = (message: string, more: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  page.call("POST", `${page.id}/feed`, { message, ...more }, headers);

function dialogUrl(scope = "pages_show_list,pages_manage_posts"): string {
  const query = new URLSearchParams({
    client_id: "polyphon",
    redirect_uri: redirectUri,
    state: "s&1",
    scope,
  });
  return `${sandbox.url}/www.facebook.com/v25.0/dialog/oauth?${query.toString()}`;
}

async function decide(form: string[][]): Promise<URL> {
  const body = new URLSearchParams(form);
  const answer = await fetch(dialogUrl(), { method: "POST", body, redirect: "manual" });
  return new URL(answer.headers.get("location") ?? "about:blank");
}

function askToken(query: Record<string, string>) {
  const asked = new URLSearchParams({ ...client, ...query });
  return askGraph(`${graph()}/oauth/access_token?${asked.toString()}`, "");
}

async function userToken(form: string[][] = [["name", "Nora Neu"]]): Promise<string> {
  const back = await decide([["decision", "allow"], ...form]);
  const { body } = await askToken({ code: back.searchParams.get("code") ?? "", redirect_uri: redirectUri });
  return String(body["access_token"]);
}

const longer = async (token: string) =>
  String(
    (await askToken({ grant_type: "fb_exchange_token", fb_exchange_token: token })).body["access_token"],
  );

describe("Facebook's login", () => {
  test("shows single permissions and pages to untick, and redirects back with code and state", async () => {
    const shown = await (await fetch(dialogUrl())).text();
    expect(shown.match(/name="permission"/g)).toHaveLength(2);
    expect(shown).toContain("<span>Nordwind Energie</span>");
    const back = await decide([
      ["decision", "allow"],
      ["name", "Nora Neu"],
    ]);
    expect([back.searchParams.get("from"), back.searchParams.get("state")]).toEqual(["facebook", "s&1"]);
    expect(back.hash).toBe("#_=_");
    expect((await decide([["decision", "cancel"]])).searchParams.get("error_reason")).toBe("user_denied");
    expect((await fetch(dialogUrl("publish_actions"))).status).toBe(400);
  });

  test("reports to an app what was declined", async () => {
    const token = await userToken([
      ["name", "Nora Neu"],
      ["ticked", "1"],
      ["permission", "pages_show_list"],
    ]);
    const { body } = await askGraph(`${graph()}/me/permissions`, token);
    expect(body["data"]).toContainEqual({ permission: "pages_manage_posts", status: "declined" });
    expect(body["data"]).toContainEqual({ permission: "pages_show_list", status: "granted" });
  });

  test("accepts a code once, for ten minutes, at the same address and with the right secret", async () => {
    const fresh = async () =>
      (
        await decide([
          ["decision", "allow"],
          ["name", "Nora Neu"],
        ])
      ).searchParams.get("code") ?? "";
    const code = await fresh();
    const subcode = async (query: Record<string, string>) =>
      (await askToken({ redirect_uri: redirectUri, ...query })).body.error?.error_subcode;
    expect(await subcode({ code })).toBeUndefined();
    expect(await subcode({ code })).toBe(36_009);
    expect(await subcode({ code: await fresh(), redirect_uri: `${redirectUri}/` })).toBe(36_008);
    const wrong = await askToken({ code: await fresh(), client_secret: "wrong-secret" });
    expect(wrong.body.error).toMatchObject({ code: 1, message: "Error validating client secret." });
    const old = await fresh();
    sandbox.clock.advance(10 * 60_000);
    expect(await subcode({ code: old })).toBe(36_007);
  });

  test("issues a page token that outlives a long-lived user token, but not a short-lived one", async () => {
    const short = await userToken();
    const long = await longer(short);
    const pageTokenOf = async (token: string) => {
      const { body } = await askGraph(`${graph()}/me/accounts?fields=access_token,tasks`, token);
      return (body["data"] as { access_token: string }[])[0]?.access_token ?? "";
    };
    const [brief, endless] = [await pageTokenOf(short), await pageTokenOf(long)];
    sandbox.clock.advance(61 * day);
    expect((await askGraph(`${graph()}/me`, long)).body.error).toMatchObject({
      code: 190,
      error_subcode: 463,
    });
    expect((await askGraph(`${graph()}/me`, brief)).body.error).toMatchObject({ error_subcode: 463 });
    expect((await askGraph(`${graph()}/me`, endless)).body["name"]).toBe("Nora Neu Page");
    const debug = `${graph()}/debug_token?input_token=${endless}&access_token=polyphon%7Csecret`;
    expect((await askGraph(debug, "")).body["data"]).toMatchObject({
      type: "PAGE",
      expires_at: 0,
      is_valid: true,
    });
  });

  test("ends every token when the consent is revoked", async () => {
    const long = await longer(await userToken());
    expect((await askGraph(`${graph()}/me/permissions`, long, "DELETE")).body).toEqual({ success: true });
    expect((await askGraph(`${graph()}/me`, long)).body.error).toMatchObject({
      code: 190,
      error_subcode: 458,
    });
  });

  test("lists pages in several result pages", async () => {
    const token = await userToken([["name", "Anna Weber"]]);
    const first = await askGraph(`${graph()}/me/accounts?limit=1&fields=name`, token);
    expect(first.body["data"]).toMatchObject([{ name: "Nordwind Energie" }]);
    const { next } = first.body["paging"] as { next: string };
    const second = await askGraph(next, token);
    expect(second.body["data"]).toMatchObject([{ name: "Helvetia Robotics AG" }]);
    expect(second.body["paging"]).not.toHaveProperty("next");
  });
});

describe("a page", () => {
  test("accepts a post, lists it, shows it and deletes it again", async () => {
    const { body } = await post(
      "Hello #wind",
      { link: "https://example.com/a" },
      { "x-polyphon-share": "7" },
    );
    const id = String(body["id"]);
    expect(id).toMatch(new RegExp(`^${page.id}_\\d+$`));
    expect(sandbox.ledger.find(id)).toMatchObject({ text: "Hello #wind", share: "7", network: "facebook" });
    const list = await page.call("GET", `${page.id}/published_posts?fields=id,message,created_time`);
    expect(list.body["data"]).toMatchObject([{ id, message: "Hello #wind" }]);
    const shown = await (await fetch(`${sandbox.url}/www.facebook.com/${id}`)).text();
    expect(shown).toContain('href="https://example.com/a"');
    expect((await page.call("DELETE", id)).body).toEqual({ success: true });
    expect((await page.call("GET", id)).body.error).toMatchObject({ code: 100, error_subcode: 33 });
    expect((await fetch(`${sandbox.url}/www.facebook.com/${id}`)).status).toBe(404);
  });

  test("refuses the text of its last post, and only of that one, without naming it", async () => {
    await post("One");
    const again = await post("One");
    expect(again.status).toBe(400);
    expect(again.body.error).toMatchObject({ code: 506, message: "(#506) Duplicate status message" });
    await post("Two");
    expect((await post("One")).status).toBe(200);
  });

  test("refuses invalid posts with Facebook's error codes", async () => {
    const code = async (body: Record<string, unknown>) => {
      const { error } = (await page.call("POST", `${page.id}/feed`, body)).body;
      return [error?.code, error?.error_subcode];
    };
    expect(await code({})).toEqual([100, undefined]);
    expect(await code({ message: "x".repeat(63_207) })).toEqual([100, undefined]);
    expect(await code({ link: "https://unscrapable.example/" })).toEqual([1_609_005, undefined]);
    expect(await code({ link: "https://www.facebook.com/x" })).toEqual([100, 1_609_008]);
    expect(await code({ attached_media: [{ media_fbid: "1" }] })).toEqual([100, undefined]);
    expect(await code({ message: "graph-error-368" })).toEqual([368, undefined]);
    expect(sandbox.ledger.summary().total).toBe(0);
  });

  test("requires its own token with the permission to publish", async () => {
    const other = graphAccount(sandbox, "facebook", { name: "Other", scopes: ["pages_read_engagement"] });
    expect((await other.call("POST", `${page.id}/feed`, { message: "x" })).body.error?.code).toBe(200);
    expect((await other.call("POST", `${other.id}/feed`, { message: "x" })).body.error?.code).toBe(200);
    expect(
      (await askGraph(`${graph()}/${page.id}/feed`, "", "POST", { message: "x" })).body.error?.code,
    ).toBe(2500);
  });

  test("keeps uploaded and fetched photos invisible until a post shows them", async () => {
    const file = jpegHead(600, 400);
    const host = await hostFile(file);
    const form = new FormData();
    form.set("published", "false");
    form.set("source", new Blob([new Uint8Array(file)]), "a.jpg");
    const sent = await page.call("POST", `${page.id}/photos`, form);
    const fetched = await page.call("POST", `${page.id}/photos`, {
      url: `${host.url}/a.jpg`,
      published: false,
    });
    expect(sandbox.ledger.summary().total).toBe(0);
    const attached = [sent, fetched].map(({ body }) => ({ media_fbid: body["id"] }));
    expect((await post("Album", { attached_media: attached })).status).toBe(200);
    expect((await (await fetch(`${sandbox.url}/facebook`)).text()).match(/<img/g)).toHaveLength(2);
    const missing = await page.call("POST", `${page.id}/photos`, { url: `${host.url}/missing.jpg` });
    expect(missing.body.error?.code).toBe(100);
    await host.stop();
  });

  test("is throttled by the hour and states the duration in a header", async () => {
    await control(sandbox, "PATCH", "settings", { facebook: { pageHourlyLimit: 2 } });
    await post("One");
    sandbox.clock.advance(20 * 60_000);
    await post("Two");
    const third = await post("Three");
    expect(third.body.error?.code).toBe(32);
    const usage = JSON.parse(third.headers.get("x-business-use-case-usage") ?? "{}") as Record<
      string,
      unknown[]
    >;
    expect(usage[page.id]).toMatchObject([{ call_count: 100, estimated_time_to_regain_access: 40 }]);
    sandbox.clock.advance(40 * 60_000);
    expect((await post("Three")).status).toBe(200);
  });

  test("is affected only by the faults of its account", async () => {
    const other = graphAccount(sandbox, "facebook", { name: "Other" });
    sandbox.faults.add({ kind: "token_revoked", route: "POST */feed", account: page.id });
    expect((await post("One")).body.error).toMatchObject({ code: 190, error_subcode: 458 });
    expect((await other.call("POST", `${other.id}/feed`, { message: "One" })).status).toBe(200);
  });
});

describe("the share dialog", () => {
  const dialog = (query: Record<string, string>) =>
    `${sandbox.url}/www.facebook.com/dialog/share?${new URLSearchParams(query).toString()}`;
  const base = { app_id: "polyphon", href: "https://example.com/a", display: "popup" };
  const answer = async (decision: string) => {
    const body = new URLSearchParams({ decision, member: "1", message: "Mine" });
    return (await fetch(dialog(base), { method: "POST", body })).text();
  };

  test("reports to its opener what the SDK does: an empty array when shared, 4201 when cancelled", async () => {
    expect(await answer("share")).toContain('"answer":[]');
    expect(await answer("cancel")).toContain('"error_code":4201');
    expect(sandbox.ledger.summary().total).toBe(1);
    await control(sandbox, "PATCH", "settings", { facebook: { shareAnswer: "empty_object" } });
    expect(await answer("share")).toContain('"answer":{}');
  });

  test("requires an address to share and, without a popup, a redirect address", async () => {
    expect((await fetch(dialog({ ...base, href: "javascript:alert(1)" }))).status).toBe(400);
    expect((await fetch(dialog({ ...base, display: "page" }))).status).toBe(400);
    expect((await fetch(dialog({ ...base, app_id: "" }))).status).toBe(400);
  });

  test("comes with the script that opens it", async () => {
    const script = await fetch(`${sandbox.url}/connect.facebook.net/en_US/sdk.js`);
    expect(script.headers.get("content-type")).toContain("javascript");
    expect(await script.text()).toContain("window.FB");
  });
});
