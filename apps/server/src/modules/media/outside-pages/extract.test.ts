import { limits } from "@polyphon/contract/limits.ts";
import { extractUrl, takeImage } from "@polyphon/contract/media/extract.contract.ts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MediaStage, openMediaStage } from "../../../../test/media/media-stage.ts";
import { openOutside } from "../../../../test/media/open-outside.ts";

let outside: Awaited<ReturnType<typeof openOutside>>;
let stage: MediaStage;
beforeAll(async () => {
  outside = await openOutside();
  stage = await openMediaStage(16454, outside.pages);
});
afterAll(async () => {
  await stage.close();
  await outside.close();
});

const article = (name: string) => `${outside.url}/articles/${name}`;
const read = (url: string, who: keyof MediaStage["actors"] = "editor") =>
  stage.run(extractUrl, stage.actors[who], { url });

describe("reading a page for a post", { timeout: 60_000 }, () => {
  it("finds its title, its words and the pictures that could be used [C7-06]", async () => {
    const found = await read(article("moved"));
    expect(found).toMatchObject({
      url: article("harbour"),
      title: "Why the harbour runs on wind by 2028",
      siteName: "Harbour Weekly",
    });
    expect(found.description).toContain("Three berths");
    // The third picture of the page is too small for a post.
    expect(found.images.map(({ address, width, height }) => [address, width, height])).toEqual([
      [`${outside.url}/articles/pictures/harbour-wide.png`, 1200, 628],
      [`${outside.url}/articles/pictures/harbour-crane.png`, 800, 600],
    ]);
    const [, encoded = ""] = found.images[0]?.preview.split("base64,") ?? [];
    expect(await sharp(Buffer.from(encoded, "base64")).metadata()).toMatchObject({ width: 640 });
  });

  it("reads the letters of its language, and a page that has only a title", async () => {
    expect(await read(article("kaffee"))).toMatchObject({
      title: "Größere Bohnen, kürzere Wege",
      siteName: "Röstblatt",
    });
    expect(await read(article("old"))).toMatchObject({
      title: "Über alte Seiten",
      description: null,
      images: [],
    });
  });

  it("takes a hostile page's words as words, and fetches nothing from inside", async () => {
    expect(await read(article("hostile"))).toMatchObject({
      title: "A <script>alert(1)</script> title",
      description: "'); drop table post; --",
      images: [],
    });
  });

  it.each(["inside", "circle", "huge", "file", "gone", "nowhere"])(
    "says the same of a page that is %s, so that nobody learns what lies behind an address",
    async (name) => {
      await expect(read(article(name), "colleague")).rejects.toMatchObject({ error: "url_not_readable" });
    },
  );

  it("refuses whoever asks more often than a person would", async () => {
    const asked = await Promise.allSettled(
      Array.from({ length: limits.extract.perMinute + 5 }, () => read(article("gone"), "stranger")),
    );
    const refused = asked.flatMap((one) =>
      one.status === "rejected" ? [(one.reason as { error: string }).error] : [],
    );
    expect(refused.filter((error) => error === "too_many_requests").length).toBeGreaterThanOrEqual(4);
  });

  it("takes a picture over as the company's own, encoded anew", async () => {
    const address = `${outside.url}/articles/pictures/kaffee.png`;
    const taken = await stage.run(takeImage, stage.actors.provider, { address });
    expect(taken).toMatchObject({
      kind: "PICTURE",
      state: "READY",
      width: 900,
      height: 471,
      fileName: "kaffee.png",
    });
    const served = await fetch(`${stage.origin}${taken.url}`);
    expect((await sharp(await served.arrayBuffer()).metadata()).format).toBe("png");
  });

  it("takes over nothing that is no picture", async () => {
    const take = (name: string) =>
      stage.run(takeImage, stage.actors.provider, { address: `${outside.url}/articles/${name}` });
    await expect(take("pictures/page.png")).rejects.toMatchObject({ error: "media_not_usable" });
    await expect(take("pictures/tiny.png")).rejects.toMatchObject({ error: "media_not_usable" });
    await expect(take("harbour")).rejects.toMatchObject({ error: "url_not_readable" });
  });
});
