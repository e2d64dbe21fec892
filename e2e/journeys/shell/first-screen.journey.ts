import { readCompany } from "@polyphon/contract/companies/companies.contract.ts";
import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { url } from "../../kit/own-stack.ts";
import { openAs } from "../../kit/pages.ts";
import { newEmployee } from "../../kit/people/people.ts";
import { desktop } from "../../kit/sizes.ts";
import { expect, test } from "../../kit/test.ts";

const screens = [
  { path: "/dashboard", shows: "heading" },
  { path: "/post-list", shows: "article" },
] as const;

for (const { path, shows } of screens)
  test(`${path} asks who is signed in once, before the app is there, and loads in few requests`, async () => {
    const { caller } = await newEmployee({ connected: true });
    const { page } = await openAs(desktop, "employee", caller);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const wasted: string[] = [];
    page.on("console", (message) => {
      if (message.text().includes("preload")) wasted.push(message.text());
    });
    await page.goto(url + path);
    await expect(page.getByRole("main").getByRole(shows).first()).toBeVisible();

    const count = (of: string) => asked.filter((one) => one === of).length;
    expect(count(readAccount.path)).toBe(1);
    expect(count(readCompany.path)).toBe(1);
    const app = asked.findIndex((one) => /^\/assets\/index-.*\.js$/.test(one));
    expect(app).toBeGreaterThan(-1);
    const scripts = asked.filter((one) => /^\/assets\/.*\.js$/.test(one));
    expect(new Set(scripts).size).toBe(scripts.length);
    expect(scripts.length).toBeLessThan(16);
    expect(wasted).toEqual([]);
  });
