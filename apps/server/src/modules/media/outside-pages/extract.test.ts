import { limits } from "@polyphon/contract/limits.ts";
import { extractUrl, takeImage } from "@polyphon/contract/media/extract.contract.ts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MediaSetup, openMediaSetup } from "../../../../test/media/media-setup.ts";
import { openOutside } from "../../../../test/media/open-outside.ts";

let outside: Awaited<ReturnType<typeof openOutside>>;
let setup: MediaSetup;
beforeAll(async () => {
  outside = await openOutside();
  setup = await openMediaSetup(16454, outside.pages);
});
afterAll(async () => {
  await setup.close();
  await outside.close();
});

const article = (name: string) => `${outside.url}/articles/${name}`;
const read = (url: string, who: keyof MediaSetup["actors"] = "editor") =>
  setup.run(extractUrl, setup.actors[who], { url });

describe("reading a page for a post", { timeout: 60_000 }, () => {
  it("finds its title, its text and the pictures that could be used [C7-06]", async () => {
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

  it("reads its character encoding, and a page that has only a title", async () => {
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

  it("treats a hostile page's words as text, and fetches nothing from the internal network", async () => {
    expect(await read(article("hostile"))).toMatchObject({
      title: "A <script>alert(1)</script> title",
      description: "'); drop table post; --",
      images: [],
    });
  });

  it.each(["inside", "circle", "huge", "file", "gone", "nowhere"])(
    "gives the same answer for a page that is %s, so that nobody learns what lies behind an address",
    async (name) => {
      await expect(read(article(name), "colleague")).rejects.toMatchObject({ error: "url_not_readable" });
    },
  );

  it("is refused to whoever asks more often than a person would", async () => {
    const asked = await Promise.allSettled(
      Array.from({ length: limits.extract.perMinute + 5 }, () => read(article("gone"), "stranger")),
    );
    const refused = asked.flatMap((one) =>
      one.status === "rejected" ? [(one.reason as { error: string }).error] : [],
    );
    expect(refused.filter((error) => error === "too_many_requests").length).toBeGreaterThanOrEqual(4);
  });

  it("imports a picture as the company's own, re-encoded", async () => {
    const address = `${outside.url}/articles/pictures/kaffee.png`;
    const taken = await setup.run(takeImage, setup.actors.provider, { address });
    expect(taken).toMatchObject({
      kind: "PICTURE",
      state: "READY",
      width: 900,
      height: 471,
      fileName: "kaffee.png",
    });
    const served = await fetch(`${setup.origin}${taken.url}`);
    expect((await sharp(await served.arrayBuffer()).metadata()).format).toBe("png");
  });

  it("imports nothing but pictures", async () => {
    const take = (name: string) =>
      setup.run(takeImage, setup.actors.provider, { address: `${outside.url}/articles/${name}` });
    await expect(take("pictures/page.png")).rejects.toMatchObject({ error: "media_not_usable" });
    await expect(take("pictures/tiny.png")).rejects.toMatchObject({ error: "media_not_usable" });
    await expect(take("harbour")).rejects.toMatchObject({ error: "url_not_readable" });
  });
});
