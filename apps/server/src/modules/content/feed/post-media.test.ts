import { listFrontPosts, readFrontPost } from "@polyphon/contract/content/content.contract.ts";
import { listGalleryHashtags, listGalleryImages } from "@polyphon/contract/content/feed/feed.contract.ts";
import { postTypes } from "@polyphon/contract/content/content.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCategory, addCompany, addFrontUser, addPost, type TestPerson } from "../../../../test/people.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import { companyScope } from "../../../platform/db/scope.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { galleryImages, postsById } from "../content.api.ts";

let world: World;
let company: number;
let category: number;
let person: TestPerson;

beforeAll(async () => {
  world = await openWorld();
  company = await addCompany(world);
  category = await addCategory(world, [company]);
  person = await addFrontUser(world, company);
});
afterAll(() => world.close());

async function one(sql: string, values: unknown[]): Promise<number> {
  const { rows } = await world.arrange((tx) => tx.client.query<{ id: number }>(sql, values));
  return rows[0]!.id;
}

const addPicture = (companyId: number | null) =>
  one(
    `insert into media (company_id, file_name, state, mime_type, bytes, width, height, original_key, picture_key, thumbnail_key)
     values ($1, 'p.jpg', 'READY', 'image/jpeg', 9, 800, 420, md5(random()::text), md5(random()::text) || '.jpg', md5(random()::text) || '-480.jpg')
     returning id`,
    [companyId],
  );
const addFile = (kind: "VIDEO" | "DOCUMENT", extension: string, mimeType: string) =>
  one(
    `insert into media (company_id, kind, file_name, state, mime_type, bytes, original_key, file_key, pages, seconds)
     values (null, $1, 'file.' || $2, 'READY', $3, 4096, md5(random()::text), md5(random()::text) || '.' || $2,
       case when $1 = 'DOCUMENT' then 12 end, case when $1 = 'VIDEO' then 75 end) returning id`,
    [kind, extension, mimeType],
  );
const addGallery = (companyId: number | null, hashtags: string[]) =>
  addPicture(companyId).then((mediaId) =>
    one(
      "insert into gallery_image (company_id, media_id, title, hashtags) values ($1, $2, 'Turbine', $3) returning id",
      [companyId, mediaId, hashtags],
    ),
  );

describe("a post", () => {
  test("is of type IMAGE, TEXT, VIDEO or DOCUMENT, goes to ALL or one network, with ALL pictures or ANY_ONE_AT_RANDOM [B3-13] [C3post-06]", async () => {
    const set = (id: number, column: string, value: string) =>
      world.arrange((tx) => tx.client.query(`update post set ${column} = $2 where id = $1`, [id, value]));
    const post = await addPost(world, category);
    const read = async () => (await world.call(readFrontPost, { id: post }, { token: person.token })).body;
    expect(await read()).toMatchObject({ shareType: "ALL", imageSelectionMode: "ALL" });
    for (const type of postTypes) {
      await set(post, "type", type);
      expect((await read()).type).toBe(type);
    }
    for (const shareType of ["LINKEDIN", "TWITTER", "XING", "FACEBOOK", "INSTAGRAM"]) {
      await set(post, "share_type", shareType);
      expect((await read()).shareType).toBe(shareType);
    }
    await set(post, "image_selection_mode", "ANY_ONE_AT_RANDOM");
    expect((await read()).imageSelectionMode).toBe("ANY_ONE_AT_RANDOM");
    await expect(set(post, "share_type", "MYSPACE")).rejects.toThrow("post_share_type_check");
    await expect(set(post, "image_selection_mode", "SOME")).rejects.toThrow(
      "post_image_selection_mode_check",
    );
  });

  test.each([
    ["VIDEO", "mp4", "video/mp4", { seconds: 75, pages: null }],
    ["DOCUMENT", "pdf", "application/pdf", { seconds: null, pages: 12 }],
  ] as const)(
    "of type %s has its file under a signed address, in the list and on its page",
    async (kind, extension, mimeType, facts) => {
      const mediaId = await addFile(kind, extension, mimeType);
      const post = await addPost(world, category);
      await world.arrange((tx) =>
        tx.client.query(
          "update post set type = $2, attachment_id = $3, attachment_title = 'The year in brief' where id = $1",
          [post, kind, mediaId],
        ),
      );
      const page = (await world.call(readFrontPost, { id: post }, { token: person.token })).body;
      expect(page.attachment).toMatchObject({
        kind,
        title: "The year in brief",
        mimeType,
        bytes: 4096,
        ...facts,
      });
      expect(page.attachment?.url).toMatch(
        new RegExp(`^/media/[0-9a-f]{32}\\.${extension}\\?e=\\d{10}&s=[\\w-]{43}&n=file\\.${extension}$`),
      );
      const { items } = (await world.call(listFrontPosts, {}, { token: person.token })).body;
      expect(items.find(({ id }) => id === post)?.attachment).toEqual(page.attachment);
      const [row] = await inTransaction(world.database, companyScope(company), (tx) => postsById(tx, [post]));
      expect(row?.attachment).toEqual({ kind, mediaId, title: "The year in brief" });
    },
  );

  test("with an embed code names the player only when it is an allowed one", async () => {
    const post = await addPost(world, category);
    const embed = async (code: string) => {
      await world.arrange((tx) =>
        tx.client.query(
          "update post set type = 'VIDEO', video_embed_code = $2, facebook_url = 'https://www.facebook.com/nordwind' where id = $1",
          [post, code],
        ),
      );
      return (await world.call(readFrontPost, { id: post }, { token: person.token })).body;
    };
    expect(await embed("https://youtu.be/dQw4w9WgXcQ")).toMatchObject({
      videoEmbedCode: "https://youtu.be/dQw4w9WgXcQ",
      embedUrl: "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
      facebookUrl: "https://www.facebook.com/nordwind",
    });
    expect((await embed("<iframe src='https://evil.example/embed'></iframe>")).embedUrl).toBeNull();
  });
});

describe("the gallery", () => {
  test("has image and hashtags: the company's own and the provider's, newest first by key [C3other-04]", async () => {
    const company = await addCompany(world);
    const employee = await addFrontUser(world, company);
    const foreign = await addGallery(await addCompany(world), ["wind"]);
    const mine = await addGallery(company, ["wind", "team"]);
    const offered = await addGallery(null, ["wind"]);
    const seen: number[] = [];
    let after: string | undefined;
    do {
      const { body } = await world.call(
        listGalleryImages,
        { limit: 1, hashtag: "wind", ...(after ? { after } : {}) },
        { token: employee.token },
      );
      expect(body.items[0]).toMatchObject({
        title: "Turbine",
        width: 800,
        url: expect.stringContaining("/media/"),
      });
      seen.push(...body.items.map(({ id }) => id));
      after = body.next ?? undefined;
    } while (after);
    expect(seen.slice(0, 2)).toEqual([offered, mine]);
    expect(seen).not.toContain(foreign);
    const usable = await inTransaction(world.database, companyScope(company), (tx) =>
      galleryImages(tx, company, [foreign, mine, offered]),
    );
    expect([...usable.keys()].toSorted((a, b) => a - b)).toEqual([mine, offered]);
  });

  test("shows the hashtags that the company allows, and nothing when it is switched off [C3company-13] [B7.1-21]", async () => {
    const company = await addCompany(world);
    const employee = await addFrontUser(world, company);
    const [team, secret] = [await addGallery(company, ["team"]), await addGallery(company, ["plans"])];
    const set = (on: boolean, hashtags: string[]) =>
      world.arrange((tx) =>
        tx.client.query("update company set gallery_view = $2, gallery_hashtags = $3 where id = $1", [
          company,
          on,
          hashtags,
        ]),
      );
    const images = () => world.call(listGalleryImages, {}, { token: employee.token });
    const hashtags = () => world.call(listGalleryHashtags, {}, { token: employee.token });
    const usable = () =>
      inTransaction(world.database, companyScope(company), (tx) =>
        galleryImages(tx, company, [team, secret]),
      );

    await set(true, ["team"]);
    expect((await images()).body.items.map(({ id }) => id)).toEqual([team]);
    expect((await hashtags()).body.hashtags).toEqual([{ hashtag: "team", images: 1 }]);
    expect([...(await usable()).keys()]).toEqual([team]);

    await set(false, []);
    expect([(await images()).problem.code, (await hashtags()).problem.code]).toEqual([10913, 10913]);
    expect((await usable()).size).toBe(0);
  });
});
