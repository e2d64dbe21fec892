import { insertPost } from "../modules/content/post/write-post.store.ts";
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
import { type DemoCompany, demoCompanies } from "./companies/demo-companies.ts";
import { historyOf } from "./sharing/demo-history.ts";
import { demoEmployee, demoGroups, demoPassword, demoStaff, demoWork } from "./people/demo-people.ts";
import { type DemoPost, demoPosts, pictureKeys } from "./content/demo-posts.ts";
import { addWaitingShares } from "./sharing/demo-calendar.store.ts";
import {
  addAccount,
  addCategory,
  addCompany,
  addGroup,
  addPastShares,
  assignRole,
  dateEmployees,
  describeWork,
  findRole,
  grantRight,
  hasDemo,
} from "./demo.store.ts";
import { addAutopilot } from "./autopilot/seed-autopilot.ts";
import { demoCalendars, plannersOf } from "./sharing/seed-calendar.ts";
import { addContentRecords, prepareStickers } from "./content/seed-content-records.ts";
import { addOutreach, prepareOutreach } from "./outreach/seed-outreach.ts";
import { addDoors } from "./identity/seed-doors.ts";
import { addCompanyRecords } from "./companies/seed-company-records.ts";
import { addEditorial } from "./editorial/seed-editorial.ts";
import { addEnquiries } from "./site/seed-enquiries.ts";
import { addFeed, prepareFiles } from "./content/seed-feed.ts";
import { addLinkedin } from "./content/seed-linkedin.ts";
import { addMentions } from "./mentions/seed-mentions.ts";
import { addOwnPosts } from "./content/seed-own-posts.ts";
import { addPeopleRecords } from "./people/seed-people-records.ts";
import { addOperations } from "./operations/seed-operations.ts";
import { addRealTime } from "./content/real-time/seed-real-time.ts";
import { addRecognition, prepareBadges } from "./recognition/seed-recognition.ts";
import { addSurveys } from "./surveys/seed-surveys.ts";

export interface DemoDeps {
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

const firstSerialNumber = 48_001;
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
  await grantRight(tx, "Corporate admin", "edit_company");
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
): Promise<{ posts: SeededPost[]; mediaIds: ReadonlyMap<string, number> }> {
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
  for (const [index, post] of demoPosts().entries()) {
    const publishAt = new Date(now.getTime() - post.ageHours * 60 * 60 * 1000);
    const date = (days: number) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);
    const id = await insertPost(
      tx,
      {
        categoryId: categories.get(post.category) ?? 0,
        companyId: null,
        title: post.title,
        serialNumber: firstSerialNumber + index,
        curatorCodeId: null,
        source: post.source,
        type: "IMAGE",
        language: post.language,
        postUrl: post.postUrl,
        facebookUrl: null,
        linkedinImageUrl: null,
        campaignName: post.campaign,
        notes: null,
        voices: post.voices,
        frontPageNews: post.pinned === "front-page",
        dripDays: null,
        groupIds: [],
        featuredUntil: post.pinned === "featured" ? date(10) : null,
        publishAt,
        startsOn: null,
        endsOn: post.ageHours < 0 ? null : date(120),
        imageIds: post.pictures.map((key) => mediaIds.get(key) ?? 0),
        imageSelectionMode: "ALL",
        shareType: "ALL",
        attachmentId: null,
        attachmentTitle: null,
        videoEmbedCode: null,
        copyEditable: false,
        definingTagIds: [],
        postTagIds: [],
      },
      "PUBLISHED",
      author,
    );
    posts.push({ ...post, id, publishAt });
  }
  return { posts, mediaIds };
}

/** Three companies, eight staff types, sixty employees with history and two hundred posts. Runs once; a second run finds it there. */
export async function seedDemo({ database, storage, log, now, networkWebUrl }: DemoDeps): Promise<boolean> {
  const scope = allScope("demo");
  if (await inTransaction(database, scope, hasDemo)) return false;
  const pictures = await preparePictures(storage);
  const files = await prepareFiles(storage);
  const stickers = await prepareStickers(storage);
  const outreach = await prepareOutreach(storage);
  const badges = await prepareBadges(database, storage);
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
    const { posts, mediaIds } = await addPosts(tx, companies, pictures, author, now);
    const crew = await addAutopilot(tx, { companyIds: companies.map(({ id }) => id), passwordHash, now });
    await addFeed(tx, { people, posts, files, pictures, mediaIds });
    await addContentRecords(tx, stickers, companies);
    const companyIds = companies.map(({ id }) => id);
    await addOutreach(tx, outreach, companyIds, now);
    await addSurveys(tx, companyIds, now);
    for (const work of demoWork) await describeWork(tx, work);
    await addEditorial(tx, now);
    const everyone = [...people, ...crew.members.map((member) => ({ ...member, company: crew.company }))];
    const before = historyOf(everyone, posts, networkWebUrl);
    const planners = plannersOf(people);
    const calendars = demoCalendars({ people: planners, posts, history: before, now, networkWebUrl });
    const history = [...before, ...calendars.past];
    await addPastShares(tx, history, now);
    await addWaitingShares(tx, calendars.waiting);
    const [first] = companies;
    if (first) {
      const staying = people.filter(({ company, light }) => company === first && !light);
      const own = { companyId: first.id, userIds: staying.map(({ id }) => id), mediaIds, now };
      await addCompanyRecords(tx, first.id);
      await addRealTime(tx, { ...own, webUrl: networkWebUrl });
      await addOwnPosts(tx, { ...own, staffId: author });
      const everybody = people.filter(({ company }) => company === first);
      await addPeopleRecords(tx, { companyId: first.id, userIds: everybody.map(({ id }) => id) });
      await addMentions(tx, { ...own, staffId: author, categoryNames: first.categories });
    }
    const robotics = companies.find(({ key }) => key === "halden");
    if (robotics)
      await addLinkedin(tx, {
        companyId: robotics.id,
        domain: robotics.domain,
        passwordHash,
        category: "Robotics",
        mediaIds,
        now,
        webUrl: networkWebUrl,
      });
    await addRecognition(tx, badges, everyone, now);
    await dateEmployees(tx, now);
    await addOperations(tx, {
      staffId: author,
      companyId: companies[0]?.id ?? 0,
      postIds: posts.slice(0, 6).map(({ id }) => id),
      now,
    });
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
