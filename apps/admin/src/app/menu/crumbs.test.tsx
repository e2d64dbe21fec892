// @vitest-environment jsdom
import { adminEn } from "@polyphon/i18n/admin.en.ts";
import { afterEach, expect, test } from "vitest";
import { accounts, type Office, openOffice } from "../testing/open-office.tsx";

const { shell, screens } = adminEn;
const answer = () => undefined;

let office: Office;

afterEach(() => office.close());

const links = (place: string) =>
  [...document.querySelectorAll(`${place} a`)].map((link) => link.getAttribute("href"));
const crumbs = `nav[aria-label="${shell.frame.breadcrumb}"]`;
const words = () => [...document.querySelectorAll(`${crumbs} li`)].map((item) => item.textContent);

test("the page of a record leads back to its list, above it and where there is no such record", async () => {
  office = await openOffice({ account: accounts.ofCompany, language: "en", answer });
  await office.headingAt("/admin/view-front-user/5");
  expect(words()).toEqual([screens["corporate-front-users"], screens["view-front-user"]]);
  expect([links(crumbs), links("main [role=alert]")]).toEqual([
    ["/admin/corporate-front-users"],
    ["/admin/corporate-front-users"],
  ]);
});

test("a list that the reader may not open is named without a link, and the way out is the dashboard", async () => {
  const { ofCompany } = accounts;
  const account = { ...ofCompany, can: { ...ofCompany.can, permissions: ["edit_post"] } };
  office = await openOffice({ account, language: "en", answer });
  await office.headingAt("/admin/edit-post/5");
  expect(words()).toEqual([screens.posts, screens["edit-post"]]);
  expect([links(crumbs), links("main [role=alert]")]).toEqual([[], ["/admin/dashboard"]]);
});
