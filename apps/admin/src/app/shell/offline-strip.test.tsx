// @vitest-environment jsdom
import { adminEn } from "@polyphon/i18n/admin.en.ts";
import { watchBrowser } from "@polyphon/web/connection/browser-connection.ts";
import { afterEach, expect, test, vi } from "vitest";
import { connection } from "../../shared/connection/connection.ts";
import { accounts, type Office, openOffice } from "../testing/open-office.tsx";

const { shell, kit, missing } = adminEn;
const strip = () => document.querySelector("[role=status]")?.textContent;
const heading = () => document.querySelector("main h1")?.textContent;

let office: Office;

afterEach(() => office.close());

test("the back office says while it is offline what that means, and reads anew what failed when it is back", async () => {
  let reachable = true;
  office = await openOffice({
    account: accounts.provider,
    language: "en",
    answer: (path) => {
      if (!reachable) throw new TypeError("nobody answers");
      return path === "/admin/favicon.svg" ? {} : undefined;
    },
  });
  watchBrowser(connection);
  await office.headingAt("/admin/view-post/4");
  expect(strip()).not.toBe(shell.offline);

  reachable = false;
  window.dispatchEvent(new Event("offline"));
  await vi.waitFor(() => expect(strip()).toBe(shell.offline));
  expect(await office.headingAt("/admin/view-post/5")).toBe(kit.failed.record);

  reachable = true;
  window.dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(heading()).toBe(missing.titles["view-post-list"]));
  expect(strip()).not.toBe(shell.offline);
});
