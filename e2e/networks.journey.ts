import { networkNames } from "@polyphon/i18n/en/networks.names.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { listFrontPosts } from "@polyphon/contract/content/content.contract.ts";
import { listConnections } from "@polyphon/contract/networks/networks.contract.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "./browser.ts";
import { axeViolations } from "./kit/axe-violations.ts";
import { type Caller, signIn } from "./kit/caller.ts";
import { employee } from "./kit/demo.ts";
import { eventually } from "./kit/eventually.ts";
import { openAs } from "./kit/open-as.ts";
import { employeeTexts, errorTexts } from "./kit/texts.ts";
import { sandboxUrl, url } from "./kit/own-stack.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const casts = [
  { language: "en", view: { width: 1280, height: 900 }, who: employee("halden", 7), member: "Ada Network" },
  { language: "de", view: { width: 390, height: 844 }, who: employee("halden", 8), member: "Bea Netzwerk" },
] as const;

describe.each(casts)("an employee in $language connects", ({ language, view, who, member }) => {
  const texts = employeeTexts[language].networks;
  const words = (network: Network) => ({ network: networkNames[network] });
  let page: Page;
  let caller: Caller;

  beforeAll(async () => {
    caller = await signIn(url, who, "FRONT");
    ({ page } = await openAs(browser, { ...view, language }, "employee", caller));
  });
  afterAll(() => page.context().close());

  const row = (network: Network): Locator =>
    page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: networkNames[network], exact: true }) });
  const press = (network: Network, label: string) =>
    row(network)
      .getByRole("button", { name: `${label}: ${networkNames[network]}` })
      .click();
  const profile = async () => {
    await page.goto(`${url}/profile`);
    await row("LINKEDIN").waitFor();
  };
  const decide = async (decision: "allow" | "cancel") => {
    await page.locator(`#${decision}`).waitFor();
    if (decision === "allow") await page.locator("#name").fill(member);
    await page.locator(`#${decision}`).click();
  };
  const statusOf = async (network: Network) => {
    const { connections } = await caller.call(listConnections, {});
    return connections.find((one) => one.network === network)?.status;
  };

  test.each(["LINKEDIN", "TWITTER", "INSTAGRAM"] as const)("%s through its consent page", async (network) => {
    await profile();
    await press(network, texts.connect);
    await decide("allow");
    await page.getByText(fill(texts.callback.doneTitle, words(network))).waitFor();
    await row(network).getByText(texts.state.TOKEN_ACTIVE).waitFor();
    expect(new URL(page.url()).pathname).toBe("/profile");
    expect(await statusOf(network)).toBe("TOKEN_ACTIVE");
  });

  test("Xing at once, and reads that sharing there is done by hand", async () => {
    await profile();
    await press("XING", texts.connect);
    await page.getByText(fill(texts.callback.doneTitle, words("XING"))).waitFor();
    await row("XING").getByText(texts.byHand).waitFor();
  });

  test("Facebook with the page that is chosen among the accounts of one login", async () => {
    await profile();
    await press("FACEBOOK", texts.connect);
    await decide("allow");
    await page.getByRole("heading", { name: fill(texts.choose.title, words("FACEBOOK")) }).waitFor();
    const save = page.getByRole("button", { name: texts.choose.save });
    expect(await save.isDisabled()).toBe(true);
    expect(await axeViolations(page, "everything")).toEqual([]);
    await page.getByRole("radio", { name: `${member} Page` }).check();
    await save.click();
    await page.getByText(fill(texts.callback.doneTitle, words("FACEBOOK"))).waitFor();
    await row("FACEBOOK").getByText(texts.accountType.PAGE, { exact: true }).waitFor();
  });

  test("nothing when the consent is refused, and can try again from where it says so [B8-23]", async () => {
    await profile();
    await press("TWITTER", texts.disconnect);
    await page.getByRole("dialog").getByRole("button", { name: texts.confirm.yes }).click();
    await page.getByText(fill(texts.confirm.done.REVOKED, words("TWITTER"))).waitFor();
    await press("TWITTER", texts.connect);
    await decide("cancel");
    await page.getByText(fill(errorTexts[language].connect_cancelled, words("TWITTER"))).waitFor();
    expect(await statusOf("TWITTER")).toBe("NOT_CONNECTED");
    expect(await axeViolations(page, "everything")).toEqual([]);
    await page.getByRole("button", { name: texts.callback.again }).click();
    await decide("allow");
    await page.getByText(fill(texts.callback.doneTitle, words("TWITTER"))).waitFor();
  });

  test("again after X has taken the access back", async () => {
    const answer = await fetch(`${sandboxUrl}/__sandbox/tokens?network=x`);
    const tokens = (await answer.json()) as { name: string; memberId: string }[];
    const memberId = tokens.find(({ name }) => name === member)?.memberId;
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ memberId });
    await fetch(`${sandboxUrl}/__sandbox/tokens/revoke?network=x`, { method: "POST", headers, body });
    const { items } = await caller.call(listFrontPosts, { limit: 20 });
    const post = items.find(({ ownShares, voices }) => ownShares.length === 0 && voices[0]?.copy.TWITTER);
    await caller.call(sharePost, {
      postId: post?.id ?? 0,
      voiceTypeEnum: "VOICE_1",
      postSocialShareNetworks: [{ socialNetwork: "TWITTER", shareText: post?.voices[0]?.copy.TWITTER ?? "" }],
    });
    await eventually(
      () => statusOf("TWITTER"),
      (status) => status === "TOKEN_REVOKED",
    );
    await profile();
    await row("TWITTER").getByText(texts.state.TOKEN_REVOKED).waitFor();
    await press("TWITTER", texts.reconnect);
    await decide("allow");
    await row("TWITTER").getByText(texts.state.TOKEN_ACTIVE).waitFor();
  });

  test("and is told on the error page what happened and what to do", async () => {
    await page.goto(`${url}/error-hook?network=linkedin&error=user_cancelled_login`);
    await page.getByText(fill(texts.errorHook.cancelled, words("LINKEDIN"))).waitFor();
    await page.getByRole("button", { name: texts.callback.again }).waitFor();
    expect(await axeViolations(page, "everything")).toEqual([]);
    await page.goto(`${url}/error-hook?network=%3Cscript%3E&error=Pay%20us`);
    await page.getByRole("heading", { name: texts.errorHook.title }).waitFor();
    expect(await page.locator("main").textContent()).not.toContain("Pay us");
  });
});
