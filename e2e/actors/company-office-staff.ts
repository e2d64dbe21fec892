import { randomInt, randomUUID } from "node:crypto";
import { category } from "@polyphon/contract/content/categories/category.resource.ts";
import {
  connectLinkedin,
  requestLinkedinAuth,
  saveSocialLogin,
} from "@polyphon/contract/networks/connect.contract.ts";
import { corporateUser } from "@polyphon/contract/people/staff/corporate-user.resource.ts";
import { type Caller, signIn } from "../kit/people/caller.ts";
import { addFreshCompany, type FreshCompany, topicFields } from "../kit/people/fresh-company.ts";
import { sandboxUrl, url } from "../kit/own-stack.ts";
import { type Employee, superAdmin } from "../kit/people/people.ts";
import { acceptInvitation } from "./identity/accept-invitation.ts";

const mark = (): string => randomUUID().slice(0, 8);

/** Somebody who looks after the program of a company. */
export async function newProgramManager({ id }: FreshCompany): Promise<Caller> {
  const email = `corporate-${mark()}@mail.example`;
  const person = { firstName: "Ragna", lastName: "Journey", email, notificationEmails: [] };
  await (await superAdmin()).call(corporateUser.add, { ...person, type: "ADMIN_CORPORATE", company: id });
  await acceptInvitation(email);
  return signIn(url, { name: "Ragna Journey", email }, "ADMIN");
}

export interface ContentCompany {
  readonly company: FreshCompany;
  /** The one topic of the company, which the posts of its LinkedIn page get as well. */
  readonly topic: { readonly id: number; readonly name: string };
  readonly staff: Caller;
}

/** A company that brings in the posts of its LinkedIn page and lets the provider's posts wait, and its own staff. */
export async function newContentCompany(): Promise<ContentCompany> {
  const { call } = await superAdmin();
  const name = `Topic ${mark()}`;
  const fields = topicFields(name, 1);
  const { id, version } = await call(category.add, { ...fields, companies: [] });
  const company = await addFreshCompany(await superAdmin(), {
    topics: 0,
    settings: { importLinkedinContent: true, linkedinContentCategory: id, domainContentQuota: true },
  });
  await call(category.edit, { ...fields, id, version, companies: [company.id] });
  return { company, topic: { id, name }, staff: await newProgramManager(company) };
}

async function sandbox(path: string, body: object): Promise<{ id: string }> {
  const answer = await fetch(`${sandboxUrl}/__sandbox/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { id: string };
}

/** A LinkedIn page that the employee runs and has connected. */
export async function connectPageOf({ name, caller: { call } }: Employee): Promise<string> {
  const member = await sandbox("members", { name });
  const page = { id: String(1_000_000 + randomInt(1_000_000_000)), name: `Page of ${name}` };
  await sandbox("organizations", { ...page, admins: [member.id] });
  const { url: consent } = await call(requestLinkedinAuth, { panel: "FRONT", account: "PAGE" });
  const answer = await fetch(consent, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ name, decision: "allow" }),
  });
  const back = new URL(answer.headers.get("location") ?? "", consent).searchParams;
  const { choices, choiceKey } = await call(connectLinkedin, {
    state: back.get("state") ?? "",
    code: back.get("code") ?? "",
  });
  const choice = choices.find(({ displayName }) => displayName === page.name);
  if (choice === undefined || choiceKey === null) throw new Error(`${page.name} is not offered`);
  await call(saveSocialLogin, { choiceKey, id: choice.id });
  return page.id;
}

/** What the page posts on LinkedIn, with a picture. */
export async function postOnPage(pageId: string, commentary: string): Promise<void> {
  await sandbox(`organizations/${pageId}/posts`, { commentary, pictures: [{ width: 1200, height: 628 }] });
}
