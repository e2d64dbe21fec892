import { createHash } from "node:crypto";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { linkCodeBytes, makeLinkCode } from "@polyphon/rules/links/link-code.ts";
import { insertPost, replaceImages } from "../modules/content/content.store.ts";
import { addPicture, preparePicture } from "../modules/media/media.api.ts";
import type { Database } from "../platform/db/pool.ts";
import { allScope } from "../platform/db/scope.ts";
import { inTransaction, type Tx } from "../platform/db/transaction.ts";
import type { Log } from "../platform/log/log.ts";
import { hashPassword } from "../platform/secret/password.ts";
import { newStorageKey } from "../platform/storage/storage-key.ts";
import type { Storage } from "../platform/storage/storage.ts";
import { drawLogo } from "./art/draw-logo.ts";
import { drawPicture } from "./art/draw-picture.ts";
import { type DemoCompany, demoCompanies } from "./demo-companies.ts";
import { demoEmployee, demoGroups, demoPassword, demoStaff, demoWork } from "./demo-people.ts";
import { type DemoPost, demoPosts, pictureKeys } from "./demo-posts.ts";
import {
  addAccount,
  addCategory,
  addCompany,
  addGroup,
  addPastShares,
  assignRole,
  describeWork,
  findRole,
  hasDemo,
  type PastShare,
} from "./demo.store.ts";
import { addDoors } from "./seed-doors.ts";
import { addEnquiries } from "./seed-enquiries.ts";

export interface DemoNeeds {
  readonly database: Database;
  readonly storage: Storage;
  readonly log: Log;
  readonly now: Date;
  readonly networkWebUrl: string;
}

interface Company extends DemoCompany {
  readonly id: number;
}

interface Person {
  readonly id: number;
  readonly company: Company;
  readonly light: boolean;
}

const dayMs = 24 * 60 * 60 * 1000;

async function preparePictures(
  storage: Storage,
): Promise<Map<string, Exclude<Awaited<ReturnType<typeof preparePicture>>, string>>> {
  const prepared = new Map();
  for (const key of pictureKeys) {
    const picture = await preparePicture(storage, await drawPicture("demo", key));
    if (typeof picture === "string") throw new Error(`the demo picture ${key} was refused: ${picture}`);
    prepared.set(key, picture);
  }
  return prepared;
}

async function addCompanies(tx: Tx, logos: ReadonlyMap<string, string>): Promise<Company[]> {
  const companies: Company[] = [];
  for (const company of demoCompanies) {
    companies.push({ ...company, id: await addCompany(tx, company, logos.get(company.key) ?? null) });
  }
  return companies;
}

async function addStaff(tx: Tx, companies: readonly Company[], passwordHash: string): Promise<number[]> {
  const ids: number[] = [];
  for (const staff of demoStaff) {
    const roleId = await findRole(tx, staff.role);
    const companyId = companies.find((company) => company.key === staff.company)?.id ?? null;
    const { email, firstName, lastName } = staff;
    const id = await addAccount(tx, {
      companyId,
      kind: "staff",
      email,
      passwordHash,
      firstName,
      lastName,
      headline: null,
      language: "en",
      proficiency: "MEMBER",
      light: false,
    });
    await assignRole(tx, id, roleId, companyId === null ? [] : [companyId]);
    ids.push(id);
  }
  return ids;
}

async function addEmployees(tx: Tx, companies: readonly Company[], passwordHash: string): Promise<Person[]> {
  const people: Person[] = [];
  for (const [offset, company] of companies.entries()) {
    for (let index = 0; index < company.employees; index += 1) {
      const person = demoEmployee(company.domain, index, offset * 5);
      const light = index === company.employees - 1;
      const proficiency = index % 3 === 0 ? "ELITE" : index % 3 === 1 ? "INSIDER" : "MEMBER";
      const id = await addAccount(tx, {
        companyId: company.id,
        kind: "front",
        email: person.email,
        passwordHash,
        firstName: person.firstName,
        lastName: person.lastName,
        headline: person.headline,
        language: person.language,
        proficiency,
        light,
      });
      people.push({ id, company, light });
    }
  }
  return people;
}

async function addGroups(tx: Tx, people: readonly Person[]): Promise<void> {
  const keeper = people.find((person) => person.company.associateUser);
  if (!keeper) return;
  for (const group of demoGroups) await addGroup(tx, keeper.id, group);
}

interface SeededPost extends DemoPost {
  readonly id: number;
  readonly publishAt: Date;
}

async function addPosts(
  tx: Tx,
  companies: readonly Company[],
  pictures: Awaited<ReturnType<typeof preparePictures>>,
  author: number,
  now: Date,
): Promise<SeededPost[]> {
  const names = [...new Set(companies.flatMap((company) => company.categories))];
  const categories = new Map<string, number>();
  for (const [index, name] of names.entries()) {
    const connected = companies
      .filter((company) => company.categories.includes(name))
      .map((company) => company.id);
    categories.set(name, await addCategory(tx, name, index + 1, connected));
  }
  const mediaIds = new Map<string, number>();
  for (const [key, picture] of pictures) {
    mediaIds.set(
      key,
      await addPicture(tx, picture, { companyId: null, createdBy: null, fileName: `${key}.jpg` }),
    );
  }
  const posts: SeededPost[] = [];
  for (const post of demoPosts()) {
    const publishAt = new Date(now.getTime() - post.ageHours * 60 * 60 * 1000);
    const date = (days: number) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);
    const id = await insertPost(
      tx,
      {
        categoryId: categories.get(post.category) ?? 0,
        companyId: null,
        title: post.title,
        source: post.source,
        type: "IMAGE",
        language: post.language,
        postUrl: post.postUrl,
        campaignName: post.campaign,
        notes: null,
        voices: post.voices,
        frontPageNews: post.pinned === "front-page",
        featuredUntil: post.pinned === "featured" ? date(10) : null,
        publishAt,
        endsOn: post.ageHours < 0 ? null : date(120),
      },
      author,
    );
    await replaceImages(
      tx,
      id,
      post.pictures.map((key) => mediaIds.get(key) ?? 0),
    );
    posts.push({ ...post, id, publishAt });
  }
  return posts;
}

/** Deterministic numbers that look like people: the same for the same pair, spread like the real thing. */
function spread(seed: number, below: number): number {
  return ((seed * 2654435761) % 4294967296) % below;
}

function historyOf(
  people: readonly Person[],
  posts: readonly SeededPost[],
  networkWebUrl: string,
): PastShare[] {
  const out = posts.filter((post) => post.ageHours > 12);
  return people
    .filter((person) => !person.light)
    .flatMap((person, index) => {
      const visible = out.filter((post) => person.company.categories.includes(post.category));
      return visible
        .filter((post) => spread(person.id * 131 + post.id, 100) < 16)
        .map((post, turn): PastShare => {
          const network: Network = "LINKEDIN";
          const number = 7100000000000000000n + BigInt(person.id) * 100000n + BigInt(post.id);
          return {
            companyId: person.company.id,
            userId: person.id,
            postId: post.id,
            network,
            text: post.voices[turn % post.voices.length]?.copy.LINKEDIN ?? post.title,
            at: new Date(
              post.publishAt.getTime() + (2 + spread(index + turn * 17, 60)) * 60 * 60 * 1000 * 0.2,
            ),
            externalId: `urn:li:share:${number}`,
            permalink: `${networkWebUrl}/feed/update/urn:li:share:${number}/`,
            code: makeLinkCode(
              createHash("sha256").update(`${person.id}/${post.id}`).digest().subarray(0, linkCodeBytes),
            ),
            targetUrl: post.postUrl,
            clicks: spread(person.id * 7 + post.id * 13, 24),
          };
        });
    });
}

/** Three companies, eight staff types, sixty employees with history and two hundred posts. Runs once; a second run finds it there. */
export async function seedDemo({ database, storage, log, now, networkWebUrl }: DemoNeeds): Promise<boolean> {
  const scope = allScope("demo");
  if (await inTransaction(database, scope, hasDemo)) return false;
  const pictures = await preparePictures(storage);
  const logos = new Map<string, string>();
  for (const company of demoCompanies) {
    const key = `${newStorageKey()}.png`;
    await storage.put(key, await drawLogo(company.logo, company.themeColor), "image/png");
    logos.set(company.key, key);
  }
  const passwordHash = await hashPassword(demoPassword);

  const counts = await inTransaction(database, scope, async (tx) => {
    const companies = await addCompanies(tx, logos);
    const [author = 0] = await addStaff(tx, companies, passwordHash);
    const people = await addEmployees(tx, companies, passwordHash);
    await addGroups(tx, people);
    await addDoors(tx, companies, passwordHash);
    await addEnquiries(tx, author);
    const posts = await addPosts(tx, companies, pictures, author, now);
    for (const work of demoWork) await describeWork(tx, work);
    const history = historyOf(people, posts, networkWebUrl);
    await addPastShares(tx, history);
    return {
      companies: companies.length,
      people: people.length,
      posts: posts.length,
      shares: history.length,
    };
  });
  log.info(counts, "demo data written");
  return true;
}
