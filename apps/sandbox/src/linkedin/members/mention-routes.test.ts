import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Sandbox, startSandbox } from "../../start-sandbox.ts";
import { mentionToken } from "./mention-routes.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.stop());

const ask = async (path: string, query: Record<string, string>, token = mentionToken) => {
  const response = await fetch(`${sandbox.url}${path}?${new URLSearchParams(query).toString()}`, {
    headers: {
      authorization: `Bearer ${token}`,
      "linkedin-version": "202609",
      "x-restli-protocol-version": "2.0.0",
    },
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const profile = (name: string, token?: string) =>
  ask(
    "/rest/vanityUrl",
    {
      q: "vanityUrlAsOrganization",
      vanityUrl: `https://www.linkedin.com/in/${name}`,
      organization: "urn:li:organization:10001",
    },
    token,
  );
const company = (vanityName: string, token?: string) =>
  ask("/rest/organizations", { q: "vanityName", vanityName }, token);

describe("the lookup of people", () => {
  test("names the member behind an address, and answers 404 where there is none", async () => {
    const { memberId } = sandbox.mintToken({ name: "Anna Weber" });
    expect(await profile("anna-weber")).toMatchObject({
      status: 200,
      body: { elements: [{ member: `urn:li:person:${memberId}`, firstName: "Anna", lastName: "Weber" }] },
    });
    expect((await profile("nobody")).status).toBe(404);
  });

  test("finds a member for any name", async () => {
    const first = await profile("sandbox-member-1");
    const second = await profile("sandbox-member-2");
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.body).not.toEqual(second.body);
  });

  test("finds organisations by their exact name, otherwise an empty list", async () => {
    expect((await company("nordwind-energie")).body).toMatchObject({
      elements: [{ id: 10001, localizedName: "Nordwind Energie" }],
    });
    expect((await company("nordwind")).body).toMatchObject({ elements: [] });
  });

  test("finds followers from three letters on", async () => {
    const followers = (keywords: string) =>
      ask("/rest/peopleTypeahead", {
        q: "organizationFollowers",
        keywords,
        organization: "urn:li:organization:10001",
      });
    expect((await followers("ann")).body).toMatchObject({ elements: [{ firstName: "Anna" }] });
    expect((await followers("an")).status).toBe(400);
  });

  test("is refused for a token without the scope, and the app's token outlives a reset and a hundred days", async () => {
    const plain = sandbox.mintToken({ name: "Anna Weber" }).accessToken;
    expect((await profile("anna-weber", plain)).status).toBe(403);
    expect((await company("nordwind-energie", plain)).status).toBe(403);
    sandbox.reset();
    sandbox.clock.advance(100 * 86_400_000);
    expect((await profile("anna-weber")).status).toBe(200);
  });
});
