import {
  connectXing,
  requestFacebookAuth,
  requestInstagramAuth,
  requestLinkedinAuth,
  requestTwitterAuth,
  saveSocialLogin,
} from "@polyphon/contract/networks/connect.contract.ts";
import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import {
  disconnectNetwork,
  listConnections,
  readFacebookSdk,
  updateXingFollowers,
} from "@polyphon/contract/networks/networks.contract.ts";
import type { ConnectAccount, Network } from "@polyphon/contract/networks/networks.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  begin,
  connectionRows,
  connectOn,
  consentOn,
  finish,
  type LoginNetwork,
  loginNetworks,
} from "../../../../test/networks/connecting.ts";
import { unique } from "../../../../test/test-context.ts";
import { addCompany, addFrontUser, type TestPerson } from "../../../../test/people.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let company: number;
const every: Network[] = ["LINKEDIN", "TWITTER", "XING", "FACEBOOK", "INSTAGRAM"];

beforeAll(async () => {
  world = await openWorld();
  company = await addCompany(world, { networks: every });
});
afterAll(() => world.close());

const consent = (network: LoginNetwork, person: TestPerson, form: Record<string, string>) =>
  consentOn(world, network, person, form);
const connect = (network: LoginNetwork, person: TestPerson, name?: string, account?: ConnectAccount) =>
  connectOn(world, network, person, name, account);
const row = (person: TestPerson) => connectionRows(world, person);

const connectionOf = async (network: Network, { token }: TestPerson) =>
  (await world.call(listConnections, {}, { token })).body.connections.find((one) => one.network === network);

describe("connecting", () => {
  test("is offered for LinkedIn, X, Xing, Facebook and Instagram, each with what it can do [A0-02] [C1-01]", async () => {
    const person = await addFrontUser(world, company);
    for (const network of loginNetworks) await connect(network, person);
    await world.call(connectXing, {}, { token: person.token });
    const { body } = await world.call(listConnections, {}, { token: person.token });
    const facts = body.connections.map(({ network, status, accountType, abilities }) => ({
      network,
      status,
      accountType,
      assisted: abilities?.assisted,
      minImages: abilities?.minImages,
    }));
    const active = { status: "TOKEN_ACTIVE", accountType: "PERSONAL", assisted: false, minImages: 0 };
    expect(facts).toEqual([
      { network: "LINKEDIN", ...active },
      { network: "TWITTER", ...active },
      { network: "XING", ...active, assisted: true },
      { network: "FACEBOOK", ...active, assisted: true },
      { network: "INSTAGRAM", ...active, accountType: "PROFESSIONAL", minImages: 1 },
    ]);
  });

  test("LinkedIn starts with a url that carries a state [B7.2-10]", async () => {
    const person = await addFrontUser(world, company);
    const { body } = await world.call(requestLinkedinAuth, { panel: "FRONT" }, { token: person.token });
    expect(new URL(body.url).searchParams.get("state")).toMatch(/^[\w-]{43}$/);
  });

  test("X starts with a token and an authUrl that carries it as oauth_token [B7.2-11]", async () => {
    const person = await addFrontUser(world, company);
    const { body } = await world.call(requestTwitterAuth, { panel: "FRONT" }, { token: person.token });
    const asked = new URL(body.authUrl).searchParams;
    expect([asked.get("oauth_token"), asked.get("state")]).toEqual([body.token, body.token]);
    expect(asked.get("code_challenge_method")).toBe("S256");
    expect((await connect("TWITTER", person)).body.connection).toMatchObject({
      network: "TWITTER",
      status: "TOKEN_ACTIVE",
      expiresAt: null,
    });
  });

  test("Facebook starts with a redirectionUrl [B7.2-12]", async () => {
    const person = await addFrontUser(world, company);
    const { body } = await world.call(requestFacebookAuth, { panel: "FRONT" }, { token: person.token });
    const asked = new URL(body.redirectionUrl);
    expect(asked.pathname).toContain("/dialog/oauth");
    expect(asked.searchParams.get("redirect_uri")).toBe(`${world.config.EMPLOYEE_URL}/facebook_callback`);
  });

  test("Xing succeeds at once, with a message, in either language [B7.2-13]", async () => {
    const person = await addFrontUser(world, company);
    const { body } = await world.call(
      connectXing,
      { panel: "FRONT" },
      { token: person.token, language: "de" },
    );
    expect(body.connection).toMatchObject({ network: "XING", status: "TOKEN_ACTIVE", expiresAt: null });
    expect(body.message).toContain("Xing");
    const logins = (await world.call(readAccount, {}, { token: person.token })).body.userSocialLogins;
    expect(logins).toEqual([expect.objectContaining({ socialType: "XING", status: "TOKEN_ACTIVE" })]);
    const again = await world.call(connectXing, {}, { token: person.token });
    expect([again.status, (await row(person)).length]).toEqual([200, 1]);
  });

  test("lists each login in the account with its kind and name [B3-04] [B3-05]", async () => {
    const person = await addFrontUser(world, company);
    const name = unique("Nora");
    await connect("TWITTER", person, name);
    const { body } = await world.call(readAccount, {}, { token: person.token });
    expect(body.userSocialLogins).toEqual([
      {
        socialType: "TWITTER",
        status: "TOKEN_ACTIVE",
        socialAccountType: "PERSONAL",
        socialAccessTokenUpdateDatetime: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        socialVanityName: expect.stringMatching(/^\w+$/),
      },
    ]);
  });

  test.each(loginNetworks)(
    "%s has its own messages for a failed and a cancelled connection [B8-23]",
    async (network) => {
      const person = await addFrontUser(world, company);
      const name = { LINKEDIN: "LinkedIn", TWITTER: "X", FACEBOOK: "Facebook", INSTAGRAM: "Instagram" }[
        network
      ];
      const cancelled = await consent(network, person, { decision: "cancel" });
      expect(cancelled).toHaveProperty("error");
      const no = await world.call(finish[network], cancelled, { token: person.token });
      expect([no.problem.error, no.problem.description]).toEqual([
        "connect_cancelled",
        `You cancelled connecting ${name}. Nothing was changed.`,
      ]);
      const { state } = await consent(network, person, { decision: "allow", name: unique("Ida") });
      const failed = await world.call(finish[network], { state, code: "made-up" }, { token: person.token });
      expect([failed.problem.error, failed.problem.description]).toEqual([
        "connect_failed",
        `Couldn’t connect ${name}. Try again.`,
      ]);
      expect(await row(person)).toEqual([]);
    },
  );

  test.each(loginNetworks)("%s refuses a state of another network or another person", async (network) => {
    const [person, colleague] = [await addFrontUser(world, company), await addFrontUser(world, company)];
    const back = await consent(network, person, { decision: "allow", name: unique("Ole") });
    const elsewhere = loginNetworks.find((one) => one !== network) ?? "LINKEDIN";
    const swapped = await world.call(finish[elsewhere], back, { token: person.token });
    const stolen = await world.call(finish[network], back, { token: colleague.token });
    for (const answer of [swapped, stolen]) expect(answer.problem.error).toBe("connect_failed");
    expect(await row(colleague)).toEqual([]);
  });

  test("leaves no secret in the clear", async () => {
    const person = await addFrontUser(world, company);
    const { body } = await world.call(requestTwitterAuth, {}, { token: person.token });
    const { rows } = await world.arrange((tx) =>
      tx.client.query("select * from connect_state where user_id = $1", [person.id]),
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(body.token);
    expect((rows[0] as { code_verifier: Buffer }).code_verifier.length).toBeGreaterThan(43 + 27);
  });

  test("is refused to a light front user, whichever the network [A6-49]", async () => {
    const { token } = await addFrontUser(world, company, { light: true });
    const starts = [
      requestLinkedinAuth,
      requestTwitterAuth,
      requestFacebookAuth,
      requestInstagramAuth,
      connectXing,
    ];
    for (const start of starts) {
      const answer = await world.call(start, {}, { token });
      expect([start.name, answer.status, answer.problem.code]).toEqual([start.name, 403, 10915]);
    }
  });

  test("an unknown network is a validation error at that field [A8-08]", async () => {
    const { token } = await addFrontUser(world, company);
    const answer = await world.call(disconnectNetwork, { network: "MYSPACE" as Network }, { token });
    expect(answer.problem).toMatchObject({ code: 10012, violations: [{ field: "network" }] });
    expect(answer.problem.violations?.[0]?.message.length).toBeGreaterThan(5);
  });
});

describe("the permissions for pages", () => {
  const asked = async (network: LoginNetwork, { token }: TestPerson, account?: ConnectAccount) =>
    new URL(await begin(world, network, token, account)).searchParams.get("scope")?.split(/[ ,]/) ?? [];
  const ofPages = (scopes: readonly string[]) =>
    scopes.filter((one) => /organization|pages|business/.test(one));

  test.each(["LINKEDIN", "FACEBOOK"] as const)(
    "of %s are asked of whoever connects a page, and of nobody else",
    async (network) => {
      const person = await addFrontUser(world, company);
      const own = await asked(network, person);
      expect([own.length > 0, ofPages(own)]).toEqual([true, []]);
      const page = await asked(network, person, "PAGE");
      expect(ofPages(page).length).toBeGreaterThanOrEqual(3);
      expect(page).toEqual(expect.arrayContaining(own));
    },
  );

  test("are asked for again when a page is renewed, and not when somebody goes back to the own profile", async () => {
    const person = await addFrontUser(world, company);
    const { choices, choiceKey } = (await connect("FACEBOOK", person, unique("Page Owner"), "PAGE")).body;
    const id = choices.find(({ accountType }) => accountType === "PAGE")?.id ?? "";
    await world.call(saveSocialLogin, { choiceKey: choiceKey ?? "", id }, { token: person.token });
    expect(ofPages(await asked("FACEBOOK", person))).not.toEqual([]);
    expect(ofPages(await asked("FACEBOOK", person, "PROFILE"))).toEqual([]);
  });

  test("are not needed by somebody who runs a page and connects the own profile", async () => {
    const person = await addFrontUser(world, await addCompany(world, { networks: every }));
    const { body } = await connect("LINKEDIN", person, "Maria Rossi");
    expect(body.connection).toMatchObject({ accountType: "PERSONAL", pages: true });
    const listed = (await world.call(listConnections, {}, { token: person.token })).body.connections;
    expect(listed.filter(({ pages }) => pages).map(({ network }) => network)).toEqual([
      "LINKEDIN",
      "FACEBOOK",
    ]);
  });
});

describe("a login that opens several accounts", () => {
  async function choiceOf(person: TestPerson, name = unique("Page Owner")) {
    const { body } = await connect("FACEBOOK", person, name, "PAGE");
    return { ...body, key: body.choiceKey ?? "" };
  }
  const choose = (person: TestPerson, choiceKey: string, id: string) =>
    world.call(saveSocialLogin, { choiceKey, id }, { token: person.token });

  test("connects nothing until one is chosen, and then exactly that one", async () => {
    const person = await addFrontUser(world, company);
    const { connection, choices, key } = await choiceOf(person);
    expect(connection).toBeNull();
    expect(choices.map(({ accountType }) => accountType)).toEqual(["PERSONAL", "PAGE"]);
    expect(await row(person)).toEqual([]);
    const page = choices.find(({ accountType }) => accountType === "PAGE");
    expect((await choose(person, key, page?.id ?? "")).body).toMatchObject({
      network: "FACEBOOK",
      accountType: "PAGE",
      displayName: page?.displayName,
      expiresAt: null,
      abilities: { assisted: false, text: true },
    });
    expect((await choose(person, key, page?.id ?? "")).problem.error).toBe("choice_over");
  });

  test("LinkedIn offers the pages of organisations that the member administers", async () => {
    const person = await addFrontUser(world, await addCompany(world, { networks: every }));
    const { body } = await connect("LINKEDIN", person, "Maria Rossi", "PAGE");
    const page = body.choices.find(({ accountType }) => accountType === "ORGANISATION");
    expect((await choose(person, body.choiceKey ?? "", page?.id ?? "")).body).toMatchObject({
      accountType: "ORGANISATION",
      displayName: "Nordwind Energie",
    });
  });

  test("can be used by its own person only, knows no other accounts, and expires after a quarter of an hour", async () => {
    const [person, colleague] = [await addFrontUser(world, company), await addFrontUser(world, company)];
    const { choices, key } = await choiceOf(person);
    const id = choices[0]?.id ?? "";
    expect((await choose(colleague, key, id)).problem.error).toBe("choice_over");
    expect((await choose(person, key, "1234567890")).problem.error).toBe("choice_over");
    await world.arrange((tx) =>
      tx.client.query(
        "update connect_choice set created_at = now() - interval '16 minutes' where user_id = $1",
        [person.id],
      ),
    );
    expect((await choose(person, key, id)).problem.error).toBe("choice_over");
  });

  test("keeps the tokens of all of them sealed", async () => {
    const person = await addFrontUser(world, company);
    const name = unique("Sealed");
    await choiceOf(person, name);
    const { rows } = await world.arrange((tx) =>
      tx.client.query<{ accounts: Buffer }>("select * from connect_choice where user_id = $1", [person.id]),
    );
    expect(rows[0]?.accounts.includes(name)).toBe(false);
  });
});

describe("the details of a connection:", () => {
  test("the followers on Xing are what the person enters [B7.1-04]", async () => {
    const person = await addFrontUser(world, company);
    const say = (followers: number) =>
      world.call(updateXingFollowers, { followers }, { token: person.token });
    expect((await say(12)).problem.code).toBe(10911);
    await world.call(connectXing, {}, { token: person.token });
    expect((await say(321)).body).toEqual({ followers: 321 });
    expect((await row(person))[0]).toMatchObject({ followers: 321 });
    expect((await say(-1)).problem.code).toBe(10012);
  });

  test("Facebook's script is loaded in version v15.0 and in the reader's language [B9-24]", async () => {
    const { token } = await addFrontUser(world, company);
    const { body } = await world.call(readFacebookSdk, {}, { token, language: "de" });
    expect(limits.facebookSdk.version).toBe("v15.0");
    expect(body).toMatchObject({ version: "v15.0", scriptUrl: expect.stringContaining("/de_DE/sdk.js") });
    expect((await fetch(body.scriptUrl)).headers.get("content-type")).toContain("javascript");
  });

  test("name and abilities are those of the connected account", async () => {
    const person = await addFrontUser(world, company);
    expect(await connectionOf("TWITTER", person)).toMatchObject({ accountType: null, abilities: null });
    const name = unique("Vera");
    await connect("TWITTER", person, name);
    expect(await connectionOf("TWITTER", person)).toMatchObject({
      displayName: name,
      abilities: { maxImages: 4 },
    });
  });
});
