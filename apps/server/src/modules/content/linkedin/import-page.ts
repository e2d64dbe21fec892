import type { ImportProblem } from "@polyphon/contract/content/linkedin/linkedin-post.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { nextRead } from "@polyphon/rules/content/linkedin/next-read.ts";
import { copiesOfText, titleOfText } from "@polyphon/rules/content/linkedin/post-of-text.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import type { Database } from "../../../platform/db/pool.ts";
import { allScope } from "../../../platform/db/scope.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { readSetting } from "../../../platform/settings/read-setting.ts";
import { findLinkedinImport } from "../../companies/companies.api.ts";
import {
  loseConnection,
  organisationOfCompany,
  type OrganisationConnection,
} from "../../networks/networks.api.ts";
import type { ImportDeps, KeepPicture } from "./linkedin.deps.ts";
import {
  type ImportState,
  insertLinkedinPost,
  knownUrns,
  settleRead,
  takeTurn,
} from "./linkedin-import.store.ts";
import type { PagePost } from "./linkedin-page.port.ts";
import { writeLinkedinImages } from "./linkedin-post.store.ts";

const jobs = allScope("jobs");
/** Longer than a reading takes; a worker that dies leaves the page to the next one after that. */
const leaseMs = 15 * 60_000;
const mostPages = 10;

interface Turn {
  readonly state: ImportState;
  readonly page: OrganisationConnection | null;
  readonly categoryId: number | null;
  readonly timeZone: string;
}

interface Failure {
  readonly problem: ImportProblem;
  readonly retryAt: Date | null;
}
const failed = (problem: ImportProblem, retryAt: Date | null = null): Failure => ({ problem, retryAt });

function take(database: Database, companyId: number, now: Date): Promise<Turn | null> {
  return inTransaction(database, jobs, async (tx) => {
    const found = await findLinkedinImport(tx, companyId);
    if (found?.on !== true) return null;
    const state = await takeTurn(tx, companyId, now, new Date(now.getTime() + leaseMs));
    if (!state) return null;
    const { categoryId, timeZone } = found;
    return { state, page: await organisationOfCompany(tx, companyId), categoryId, timeZone };
  });
}

/** The new posts of the page, newest first, and the token that was used. Reads until it finds a known one. */
async function readPage(
  deps: ImportDeps,
  database: Database,
  companyId: number,
  page: OrganisationConnection,
  seenUntil: Date | null,
  readAt: Date,
): Promise<{ readonly posts: PagePost[]; readonly accessToken: string } | Failure> {
  const posts: PagePost[] = [];
  let spent: string | null = null;
  let start: number | null = 0;
  let accessToken = "";
  const most = seenUntil === null ? limits.linkedinImport.postsAtFirst : Number.POSITIVE_INFINITY;
  for (let asked = 0; start !== null && asked < mostPages && posts.length < most; asked += 1) {
    const token = await deps.token(database, page.userId, spent);
    if (token.kind === "lost") return failed("CONNECTION_LOST");
    if (token.kind === "unavailable") return failed("UNAVAILABLE");
    accessToken = token.accessToken;
    const read = await deps.page.posts({ accessToken, organisation: page.organisation, start });
    if (read.kind === "failed") return failed(read.problem, read.retryAt);
    if (read.kind === "token_refused") {
      if (spent !== accessToken) {
        spent = accessToken;
        continue;
      }
      const lost = { companyId, userId: page.userId, network: "LINKEDIN" } as const;
      await inTransaction(database, jobs, (tx) =>
        loseConnection(tx, lost, read.expired ? "TOKEN_EXPIRED" : "TOKEN_REVOKED", readAt),
      );
      return failed("CONNECTION_LOST");
    }
    const fresh = read.posts.filter(({ postedAt }) => seenUntil === null || postedAt >= seenUntil);
    posts.push(...fresh);
    start = fresh.length < read.posts.length ? null : read.next;
  }
  return { posts: posts.slice(0, most), accessToken };
}

/** Neither what is imported already, nor what an employee shared on the page from here. */
function unknownAmong(
  deps: ImportDeps,
  database: Database,
  companyId: number,
  userId: number,
  posts: readonly PagePost[],
): Promise<PagePost[]> {
  const urns = posts.map(({ urn }) => urn);
  return inTransaction(database, jobs, async (tx) => {
    const known = await knownUrns(tx, companyId, urns);
    const ours = await deps.sharedByUs(tx, userId, urns);
    return posts.filter(({ urn }) => !known.has(urn) && !ours.has(urn));
  });
}

async function bringIn(
  deps: ImportDeps,
  database: Database,
  companyId: number,
  { page, categoryId, timeZone }: Turn & { readonly page: OrganisationConnection },
  post: PagePost,
  accessToken: string,
): Promise<void> {
  // Before the transaction: a picture that cannot be fetched is left out.
  const pictures: KeepPicture[] = [];
  for (const picture of post.pictures.slice(0, limits.post.images)) {
    const url = await deps.page.pictureUrl({ accessToken, picture });
    const taken = url === null ? null : await deps.takePicture(companyId, url);
    if (taken) pictures.push(taken);
  }
  await inTransaction(database, jobs, async (tx) => {
    const id = await insertLinkedinPost(tx, {
      companyId,
      urn: post.urn,
      title: titleOfText(post.text, page.name, localDateOf(post.postedAt, timeZone)),
      categoryId,
      postUrl: post.link,
      permalink: post.permalink,
      copy: copiesOfText(post.text, post.link),
      postedAt: post.postedAt,
      readBy: page.userId,
    });
    if (id === null) return;
    const mediaIds: number[] = [];
    for (const keep of pictures) mediaIds.push(await keep(tx));
    await writeLinkedinImages(tx, { id, companyId }, mediaIds);
  });
}

/** One reading of a company's page. Answers how many posts were imported, or why the page could not be read. */
export async function importPage(
  deps: ImportDeps,
  database: Database,
  companyId: number,
  now: Date,
): Promise<{ readonly taken: number; readonly problem: ImportProblem | null } | null> {
  const turn = await take(database, companyId, now);
  if (!turn) return null;
  const { page, state } = turn;
  const read =
    page === null
      ? failed("NOT_CONNECTED")
      : await readPage(deps, database, companyId, page, state.seenUntil, now);

  let taken = 0;
  let seenUntil: Date | null = null;
  if (page !== null && "posts" in read) {
    const unknown = await unknownAmong(deps, database, companyId, page.userId, read.posts);
    // The oldest first: what a crash leaves undone is newer than what is seen.
    for (const post of unknown.toReversed()) {
      await bringIn(deps, database, companyId, { ...turn, page }, post, read.accessToken);
      taken += 1;
    }
    seenUntil = read.posts[0]?.postedAt ?? null;
  }
  const outcome = "posts" in read ? { problem: null, retryAt: null } : read;
  await inTransaction(database, jobs, async (tx) => {
    const hours = await readSetting(tx, "linkedinImportHours");
    const next = nextRead({ ...outcome, failures: state.failures }, hours, now);
    const settled = { at: now, nextReadAt: next.at, failures: next.failures, problem: outcome.problem };
    await settleRead(tx, companyId, { ...settled, seenUntil });
  });
  return { taken, problem: outcome.problem };
}
