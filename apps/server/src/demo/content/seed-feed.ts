import type { Tx } from "../../platform/db/transaction.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import {
  addFile,
  preparePicture,
  type PreparedPicture,
  storeDrawing,
} from "../../modules/media/media.api.ts";
import { drawDocument, drawFirstPage } from "../art/draw-document.ts";
import { film } from "../art/film.ts";
import { demoDocuments, demoFilms, demoGallery, demoTags } from "./demo-feed.ts";
import { addGalleryImages, addReactions, addTags, attachFile, type DemoReaction } from "./demo-feed.store.ts";

interface Reader {
  readonly id: number;
  readonly light: boolean;
  readonly company: { readonly id: number; readonly key: string; readonly categories: readonly string[] };
}

interface Shown {
  readonly id: number;
  readonly title: string;
  readonly category: string;
  readonly pictures: readonly string[];
  readonly ageHours: number;
}

/** Files are written before the transaction, like every picture of the demo. */
export interface DemoFiles {
  readonly filmKey: string;
  readonly documents: ReadonlyMap<
    string,
    { readonly key: string; readonly bytes: number; readonly pages: number; readonly face: PreparedPicture }
  >;
}

export async function prepareFiles(storage: Storage): Promise<DemoFiles> {
  const documents = new Map();
  for (const [title, document] of Object.entries(demoDocuments)) {
    const bytes = drawDocument(document);
    const face = await preparePicture(storage, await drawFirstPage(document));
    if (typeof face === "string") throw new Error(`the first page of ${title} was refused: ${face}`);
    const key = await storeDrawing(storage, bytes, "pdf");
    documents.set(title, { key, bytes: bytes.length, pages: document.pages.length, face });
  }
  return { filmKey: await storeDrawing(storage, film.bytes, "mp4"), documents };
}

/** The newest post of each category whose title begins like that. */
function filmsAmong(posts: readonly Shown[]): Shown[] {
  const films = posts.filter((post) => demoFilms.some((begin) => post.title.startsWith(begin)));
  const out = films
    .filter((post) => post.ageHours > 0)
    .toSorted((one, other) => one.ageHours - other.ageHours);
  return [...Map.groupBy(out, ({ category }) => category).values()].flatMap((group) => group.slice(0, 1));
}

async function attachFiles(
  tx: Tx,
  posts: readonly Shown[],
  files: DemoFiles,
  pictures: ReadonlyMap<string, PreparedPicture>,
): Promise<void> {
  const shared = { companyId: null, createdBy: null };
  for (const post of filmsAmong(posts)) {
    const face = pictures.get(post.pictures[0] ?? "") ?? null;
    const { seconds, width, height } = film;
    const mediaId = await addFile(tx, {
      ...shared,
      kind: "VIDEO",
      fileKey: files.filmKey,
      mimeType: "video/mp4",
      bytes: film.bytes.length,
      pages: null,
      seconds,
      fileName: "film.mp4",
      face: face && { ...face, width, height },
    });
    await attachFile(tx, post.id, "VIDEO", mediaId, post.title);
  }
  for (const post of posts) {
    const file = files.documents.get(post.title);
    if (!file) continue;
    const mediaId = await addFile(tx, {
      ...shared,
      kind: "DOCUMENT",
      fileKey: file.key,
      mimeType: "application/pdf",
      bytes: file.bytes,
      pages: file.pages,
      seconds: null,
      fileName: "checklist.pdf",
      face: file.face,
    });
    await attachFile(tx, post.id, "DOCUMENT", mediaId, demoDocuments[post.title]?.title ?? post.title);
  }
}

function spread(seed: number, below: number): number {
  return ((seed * 2654435761) % 4294967296) % below;
}

/** People like about a third of what they see, and dislike a little of it. */
function reactionsOf(people: readonly Reader[], posts: readonly Shown[]): DemoReaction[] {
  const out = posts.filter(({ ageHours }) => ageHours > 0);
  return people
    .filter(({ light }) => !light)
    .flatMap(({ id, company }) =>
      out
        .filter(({ category }) => company.categories.includes(category))
        .flatMap((post): DemoReaction[] => {
          const mood = spread(id * 331 + post.id * 17, 100);
          if (mood >= 36) return [];
          return [
            { postId: post.id, accountId: id, companyId: company.id, kind: mood < 33 ? "LIKE" : "DISLIKE" },
          ];
        }),
    );
}

/** What the feed shows beyond words and pictures: tags, films, documents, reactions and the gallery. */
export async function addFeed(
  tx: Tx,
  seeded: {
    readonly people: readonly Reader[];
    readonly posts: readonly Shown[];
    readonly files: DemoFiles;
    readonly pictures: ReadonlyMap<string, PreparedPicture>;
    readonly mediaIds: ReadonlyMap<string, number>;
  },
): Promise<void> {
  const { people, posts, files, pictures, mediaIds } = seeded;
  await addTags(
    tx,
    Object.entries(demoTags).flatMap(([category, titles]) => titles.map((title) => ({ category, title }))),
  );
  await attachFiles(tx, posts, files, pictures);
  await addReactions(tx, reactionsOf(people, posts));
  const companyIds = new Map(people.map(({ company }) => [company.key, company.id]));
  await addGalleryImages(
    tx,
    demoGallery.flatMap(({ picture, title, hashtags, company }) => {
      const mediaId = mediaIds.get(picture);
      const companyId = company === undefined ? null : (companyIds.get(company) ?? null);
      return mediaId === undefined ? [] : [{ companyId, mediaId, title, hashtags }];
    }),
  );
}
