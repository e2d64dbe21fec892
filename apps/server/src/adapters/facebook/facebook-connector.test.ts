import type { Sandbox } from "@polyphon/sandbox/start-sandbox.ts";
import { startSandbox } from "@polyphon/sandbox/start-sandbox.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { GrantedAccount, NetworkConnector } from "../../modules/networks/networks.port.ts";
import type { PublishRequest } from "../../modules/sharing/sharing.port.ts";
import type { HttpClient } from "../http/http-client.ts";
import { createHttpClient } from "../http/http-client.ts";
import { createFacebookConnector } from "./facebook-connector.ts";
import { facebookPersonalPublisher, facebookShareUrl } from "./shares/facebook-personal.ts";
import { createFacebookPublisher } from "./shares/facebook-publisher.ts";
import type { FacebookSettings } from "./facebook-settings.ts";

let sandbox: Sandbox;
let http: HttpClient;
let settings: FacebookSettings;
const redirectUri = "http://127.0.0.1:4510/facebook_callback";

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  http = createHttpClient();
  settings = {
    graphBase: `${sandbox.url}/graph.facebook.com`,
    webBase: `${sandbox.url}/www.facebook.com`,
    version: "v25.0",
    clientId: "polyphon",
    clientSecret: "secret",
    timeoutMs: 3_000,
    absentAfterMs: 30_000,
  };
});
afterEach(() => sandbox.faults.clear());
afterAll(async () => {
  await http.close();
  await sandbox.stop();
});

/** What a person does on the consent screen. */
async function consent(connector: NetworkConnector, form: string[][]): Promise<URL> {
  const url = connector.authorizeUrl({ state: "state 1+&", redirectUri, wantsPage: true });
  const answer = await fetch(url, { method: "POST", redirect: "manual", body: new URLSearchParams(form) });
  return new URL(answer.headers.get("location") ?? "about:blank");
}

async function connect(connector: NetworkConnector, form: string[][]) {
  const back = await consent(connector, [["decision", "allow"], ...form]);
  return connector.exchange({ code: back.searchParams.get("code") ?? "", redirectUri });
}

async function all(form: string[][]): Promise<readonly GrantedAccount[]> {
  const result = await connect(connector(), form);
  if (result.kind !== "granted") throw new Error(result.detail);
  return result.accounts;
}

async function granted(accountType: "PERSONAL" | "PAGE", name: string): Promise<GrantedAccount> {
  const account = (await all([["name", name]])).find((one) => one.accountType === accountType);
  if (!account) throw new Error(`${name} has no such account`);
  return account;
}

const request = (account: GrantedAccount): PublishRequest => ({
  shareId: 1,
  attempt: 1,
  authorId: account.externalId,
  accessToken: account.accessToken,
  text: `From ${account.displayName} at ${Date.now()}`,
  link: null,
  images: [],
  uploadedMedia: [],
});
const publish = (account: GrantedAccount) =>
  createFacebookPublisher(http, settings).publish(request(account), () => true);
const days = (at: Date | null) => Math.round(((at?.getTime() ?? 0) - Date.now()) / 86_400_000);
const connector = () => createFacebookConnector(http, settings);

describe("connecting a Facebook page", () => {
  test("returns the page with a token that does not expire and can publish", async () => {
    const back = await consent(connector(), [
      ["decision", "allow"],
      ["name", "Ada North"],
    ]);
    expect(back.searchParams.get("state")).toBe("state 1+&");
    const account = await granted("PAGE", "Ada North");
    expect(account.displayName).toBe("Ada North Page");
    expect(days(account.accessExpiresAt)).toBeGreaterThan(365 * 100);
    expect(days(account.refreshExpiresAt)).toBe(60);
    expect(await publish(account)).toMatchObject({ kind: "published" });
    sandbox.clock.advance(100 * 86_400_000);
    expect(await publish(account)).toMatchObject({ kind: "published" });
    sandbox.clock.reset();
  });

  test("returns only the person if a page permission is unticked, or no page is writable", async () => {
    const form = [
      ["name", "Bea South"],
      ["ticked", "1"],
      ["permission", "pages_show_list"],
      ["permission", "pages_read_engagement"],
    ];
    expect(await all(form)).toMatchObject([{ accountType: "PERSONAL", displayName: "Bea South" }]);
    expect(await all([["name", "Jonas Keller"]])).toMatchObject([{ accountType: "PERSONAL" }]);
    expect(await all([["name", "Maria Rossi"]])).toMatchObject([{ accountType: "PERSONAL" }]);
  });

  test("returns every ticked page, after the person", async () => {
    expect((await all([["name", "Anna Weber"]])).map(({ displayName }) => displayName)).toEqual(
      expect.arrayContaining(["Anna Weber", "Nordwind Energie"]),
    );
    const other = sandbox.mintToken({ name: "Helvetia Robotics AG" }, "facebook").memberId;
    const permissions = ["pages_show_list", "pages_manage_posts", "pages_read_engagement"];
    const form = [
      ["name", "Anna Weber"],
      ["ticked", "1"],
      ["page", other],
      ...permissions.map((permission) => ["permission", permission]),
    ];
    expect(await all(form)).toMatchObject([
      { accountType: "PERSONAL", displayName: "Anna Weber" },
      { accountType: "PAGE", displayName: "Helvetia Robotics AG" },
    ]);
  });

  test("redirects back with the error when the person declines", async () => {
    const back = await consent(connector(), [["decision", "cancel"]]);
    expect(back.searchParams.get("error")).toBe("access_denied");
  });

  test("refuses a used code, and reports an outage or a wrong secret of ours as unavailable", async () => {
    const back = await consent(connector(), [
      ["decision", "allow"],
      ["name", "Cleo East"],
    ]);
    const code = back.searchParams.get("code") ?? "";
    const wrong = createFacebookConnector(http, { ...settings, clientSecret: "wrong-secret" });
    expect((await wrong.exchange({ code, redirectUri })).kind).toBe("unavailable");
    expect((await connector().exchange({ code, redirectUri })).kind).toBe("granted");
    expect((await connector().exchange({ code, redirectUri })).kind).toBe("refused");
    for (const route of ["GET */oauth/access_token", "GET */me/permissions", "GET */me/accounts"]) {
      sandbox.faults.add({ kind: "http", status: 503, route, times: 1 });
      expect((await connect(connector(), [["name", "Cleo East"]])).kind).toBe("unavailable");
    }
  });

  test("renews a page's token with the person's", async () => {
    const account = await granted("PAGE", "Dora West");
    const renewed = await connector().refresh({ refreshToken: account.refreshToken ?? "" });
    if (renewed.kind !== "refreshed") throw new Error(renewed.detail);
    expect(renewed.accessToken).not.toBe(account.accessToken);
    expect(days(renewed.refreshExpiresAt)).toBe(60);
    expect(await publish({ ...account, accessToken: renewed.accessToken })).toMatchObject({
      kind: "published",
    });
    expect((await connector().refresh({ refreshToken: "17|no such token" })).kind).toBe("refused");
  });

  test("can be revoked, which ends the page's token too", async () => {
    const account = await granted("PAGE", "Emil Neu");
    const { accessToken, refreshToken } = account;
    expect(await connector().revoke?.({ accessToken, refreshToken })).toEqual({ kind: "revoked" });
    expect(await publish(account)).toMatchObject({ kind: "refused", reason: "token_revoked" });
    expect(await connector().revoke?.({ accessToken, refreshToken })).toEqual({ kind: "revoked" });
    sandbox.faults.add({ kind: "http", status: 503, route: "DELETE */permissions", times: 1 });
    expect(await connector().revoke?.({ accessToken, refreshToken })).toMatchObject({ kind: "unavailable" });
  });
});

describe("a personal Facebook profile", () => {
  test("is connected with the name and without a publishing token", async () => {
    const account = await granted("PERSONAL", "Ada North");
    expect(account).toMatchObject({
      displayName: "Ada North",
      refreshToken: null,
    });
    expect(days(account.accessExpiresAt)).toBe(60);
    const { accessToken } = account;
    expect(await connector().revoke?.({ accessToken, refreshToken: null })).toEqual({ kind: "revoked" });
  });

  test("is assisted only: publishing is refused without a request", async () => {
    const account = await granted("PERSONAL", "Ada North");
    expect(facebookPersonalPublisher.abilities).toMatchObject({ assisted: true, text: false, maxImages: 0 });
    let asked = 0;
    const guard = () => (asked += 1) > 0;
    const refused = { kind: "refused", reason: "config" };
    expect(await facebookPersonalPublisher.publish(request(account), guard)).toMatchObject(refused);
    expect(await facebookPersonalPublisher.uploadMedia(request(account))).toMatchObject(refused);
    expect(await facebookPersonalPublisher.lookUp(request(account), new Date())).toMatchObject({
      kind: "failed",
    });
    expect(asked).toBe(0);
  });

  test("is shared on in Facebook's own dialog, with the address and the person's own words", async () => {
    const share = { url: "https://pol.io/3k9x?a=1&b=2", redirectUri, hashtag: "#wind" };
    const url = facebookShareUrl(settings, share);
    const dialog = await (await fetch(url)).text();
    expect(dialog).toContain("#wind");
    const answer = (decision: string) =>
      fetch(url, {
        method: "POST",
        redirect: "manual",
        body: new URLSearchParams({ decision, member: "1", message: "My words" }),
      });
    const before = sandbox.ledger.summary().total;
    const cancelled = new URL((await answer("cancel")).headers.get("location") ?? "");
    expect(cancelled.searchParams.get("error_code")).toBe("4201");
    expect(sandbox.ledger.summary().total).toBe(before);
    const shared = new URL((await answer("share")).headers.get("location") ?? "");
    expect(shared.searchParams.has("error_code")).toBe(false);
    const post = sandbox.ledger.page({ limit: 10_000 }).at(-1);
    expect(JSON.parse(post?.raw ?? "{}")).toEqual({ message: "My words", link: share.url });
  });
});
