import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { listFrontPosts } from "@polyphon/contract/content/content.contract.ts";
import { listConnections } from "@polyphon/contract/networks/networks.contract.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import type { Locator, Page } from "@playwright/test";
import { openAs } from "../../kit/pages.ts";
import { castsOf } from "../../kit/languages-of.ts";
import { expect, test } from "../../kit/test.ts";
import { lastingViolations } from "../../kit/screens/axe-violations.ts";
import { connectXAs } from "../../kit/outside/connect-networks.ts";
import { type Employee, newEmployee } from "../../kit/people/people.ts";
import { employeeTexts, errorTexts } from "../../kit/texts.ts";
import { sandboxUrl, url } from "../../kit/own-stack.ts";

const casts = [
  { language: "en", view: { width: 1280, height: 900 } },
  { language: "de", view: { width: 390, height: 844 } },
] as const;

/** X revokes the access of the member of this name. */
async function revokeAtX(member: string): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/__sandbox/tokens?network=x`);
  const tokens = (await answer.json()) as { name: string; memberId: string }[];
  const body = JSON.stringify({ memberId: tokens.find(({ name }) => name === member)?.memberId });
  const headers = { "content-type": "application/json" };
  await fetch(`${sandboxUrl}/__sandbox/tokens/revoke?network=x`, { method: "POST", headers, body });
}

for (const { language, view } of castsOf(import.meta.url, casts))
  test.describe(`an employee in ${language} connects`, () => {
    const texts = employeeTexts[language].networks;
    const words = (network: Network) => ({ network: networkNames[network] });
    let who: Employee;
    let page: Page;

    test.beforeEach(async () => {
      // Of the company that offers every network.
      who = await newEmployee({ company: "halden" });
      ({ page } = await openAs({ ...view, language }, "employee", who.caller));
    });

    const row = (network: Network): Locator =>
      page
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading", { name: networkNames[network], exact: true }) });
    const press = (network: Network, label: string) =>
      row(network)
        .getByRole("button", { name: `${label}: ${networkNames[network]}`, exact: true })
        .click();
    // Exact, because "Not connected" contains "Connected".
    const says = (network: Network, state: string) =>
      expect(row(network).getByText(state, { exact: true })).toBeVisible();
    const isDone = (network: Network) =>
      expect(page.getByText(fill(texts.callback.doneTitle, words(network)))).toBeVisible();
    const decide = async (decision: "allow" | "cancel") => {
      if (decision === "allow") await page.locator("#name").fill(who.name);
      await page.locator(`#${decision}`).click();
    };
    const statusOf = async (network: Network) => {
      const { connections } = await who.caller.call(listConnections, {});
      return connections.find((one) => one.network === network)?.status;
    };

    test("every network from the profile", async () => {
      await page.goto(`${url}/profile`);
      for (const network of ["LINKEDIN", "TWITTER", "INSTAGRAM"] as const)
        await test.step(`${network} through its consent page`, async () => {
          await says(network, texts.state.NOT_CONNECTED);
          await press(network, texts.connect);
          await decide("allow");
          await isDone(network);
          await says(network, texts.state.TOKEN_ACTIVE);
          await expect(page).toHaveURL(({ pathname }) => pathname === "/profile");
          expect(await statusOf(network)).toBe("TOKEN_ACTIVE");
        });
      await test.step("Xing at once, and reads that sharing there is manual", async () => {
        await press("XING", texts.connect);
        await isDone("XING");
        await says("XING", texts.byHand);
      });
      await test.step("Facebook with the page chosen among the accounts of one login", async () => {
        await press("FACEBOOK", texts.connectPage);
        await decide("allow");
        const title = fill(texts.choose.title, words("FACEBOOK"));
        await expect(page.getByRole("heading", { name: title })).toBeVisible();
        const save = page.getByRole("button", { name: texts.choose.save });
        await expect(save).toBeDisabled();
        expect(await lastingViolations(page)).toEqual([]);
        await page.getByRole("radio", { name: `${who.name} Page` }).check();
        await save.click();
        await isDone("FACEBOOK");
        await says("FACEBOOK", texts.accountType.PAGE);
      });
    });

    test("nothing when consent is refused, and can try again from the error page [B8-23]", async () => {
      await connectXAs(who.caller, who.name);
      await page.goto(`${url}/profile`);
      await press("TWITTER", texts.disconnect);
      await page.getByRole("dialog").getByRole("button", { name: texts.confirm.yes }).click();
      await expect(page.getByText(fill(texts.confirm.done.REVOKED, words("TWITTER")))).toBeVisible();
      await press("TWITTER", texts.connect);
      await decide("cancel");
      const cancelled = fill(errorTexts[language].connect_cancelled, words("TWITTER"));
      await expect(page.getByText(cancelled)).toBeVisible();
      expect(await statusOf("TWITTER")).toBe("NOT_CONNECTED");
      expect(await lastingViolations(page)).toEqual([]);
      await page.getByRole("button", { name: texts.callback.again }).click();
      await decide("allow");
      await isDone("TWITTER");
      expect(await statusOf("TWITTER")).toBe("TOKEN_ACTIVE");
    });

    test("again after X has revoked the access", async () => {
      await connectXAs(who.caller, who.name);
      await revokeAtX(who.name);
      const { items } = await who.caller.call(listFrontPosts, { limit: 20 });
      const post = items.find(({ voices }) => voices[0]?.copy.TWITTER);
      await who.caller.call(sharePost, {
        postId: post?.id ?? 0,
        voiceTypeEnum: "VOICE_1",
        postSocialShareNetworks: [
          { socialNetwork: "TWITTER", shareText: post?.voices[0]?.copy.TWITTER ?? "" },
        ],
      });
      await expect.poll(() => statusOf("TWITTER")).toBe("TOKEN_REVOKED");
      await page.goto(`${url}/profile`);
      await says("TWITTER", texts.state.TOKEN_REVOKED);
      await press("TWITTER", texts.reconnect);
      await decide("allow");
      await says("TWITTER", texts.state.TOKEN_ACTIVE);
    });

    test("and reads on the error page what happened and what to do", async () => {
      await page.goto(`${url}/error-hook?network=linkedin&error=user_cancelled_login`);
      await expect(page.getByText(fill(texts.errorHook.cancelled, words("LINKEDIN")))).toBeVisible();
      await expect(page.getByRole("button", { name: texts.callback.again })).toBeVisible();
      expect(await lastingViolations(page)).toEqual([]);
      await page.goto(`${url}/error-hook?network=%3Cscript%3E&error=Pay%20us`);
      await expect(page.getByRole("heading", { name: texts.errorHook.title })).toBeVisible();
      await expect(page.getByRole("main")).not.toContainText("Pay us");
    });
  });
