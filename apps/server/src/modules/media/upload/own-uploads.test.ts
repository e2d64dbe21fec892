import { findOwnUpload, frontUploadPath } from "@polyphon/contract/media/media.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { picture } from "../../../../test/hostile/bytes.ts";
import { compound, currentUser, slideShow, wordText } from "../../../../test/hostile/compound-bytes.ts";
import { film } from "../../../../test/hostile/film-bytes.ts";
import { docx, pptx } from "../../../../test/hostile/office-bytes.ts";
import { pdf } from "../../../../test/hostile/pdf-bytes.ts";
import { type MediaSetup, openMediaSetup } from "../../../../test/media/media-setup.ts";
import { uploadClient } from "../../../../test/media/upload-client.ts";

let setup: MediaSetup;
beforeAll(async () => {
  setup = await openMediaSetup(16455);
});
afterAll(() => setup.close());

const as = (who: keyof MediaSetup["actors"] | null) => uploadClient(setup.origin, who, frontUploadPath);

async function checked(bytes: Uint8Array, name: string, use = "ownPost") {
  const uploadId = await as("ownWriter").upload(bytes, name, use);
  const { id } = await setup.run(findOwnUpload, setup.actors.ownWriter, { uploadId });
  await setup.check(id);
  return setup.run(findOwnUpload, setup.actors.ownWriter, { uploadId });
}

describe("an employee's upload for an own post", { timeout: 60_000 }, () => {
  it.each(["jpeg", "png", "gif", "webp"] as const)(
    "is a picture of type %s, kept as jpeg or png for the share [B5.3-02]",
    async (format) => {
      const found = await checked(await picture(800, 420, format), `p.${format}`);
      expect(found).toMatchObject({ state: "READY", mimeType: expect.stringMatching(/^image\/(jpeg|png)$/) });
    },
  );

  it("is larger than 300x130 and below 6012x6012 pixels [B5.3-03]", async () => {
    for (const [width, height, state] of [
      [300, 131, "REFUSED"],
      [301, 130, "REFUSED"],
      [301, 131, "READY"],
      [6011, 200, "READY"],
      [6012, 200, "REFUSED"],
      [400, 6012, "REFUSED"],
    ] as const)
      expect([width, height, (await checked(await picture(width, height), "p.jpg")).state]).toEqual([
        width,
        height,
        state,
      ]);
  });

  it("is a video of type mp4, mov or m4v, or a document of type pdf, docx, doc, ppt or pptx with at most 300 pages [B5.3-09] [B5.3-10]", async () => {
    for (const brand of ["isom", "qt  ", "M4V "])
      expect((await checked(film({ brand }), "film", "video")).state).toBe("READY");
    const slides = [
      { name: "PowerPoint Document", content: slideShow(4) },
      { name: "Current User", content: currentUser() },
    ];
    const word = compound([{ name: "WordDocument", content: wordText() }]);
    for (const bytes of [pdf({ pages: 300 }), docx(3), pptx(3), word, compound(slides)])
      expect((await checked(bytes, "paper", "document")).state).toBe("READY");
    const webm = Buffer.concat([Buffer.from("1a45dfa3", "hex"), Buffer.alloc(500)]);
    expect((await checked(webm, "film.mp4", "video")).reason).toBe("wrong_type");
    expect((await checked(film(), "paper.pdf", "document")).reason).toBe("wrong_type");
    expect((await checked(pdf({ pages: 301 }), "paper.pdf", "document")).reason).toBe("too_many_pages");
  });

  it("is an image under 10 MB, a video up to 100 MB or a document up to 100 MB, and nothing else [B5.3-04] [B5.3-09] [B5.3-10]", async () => {
    for (const [use, bytes] of [
      ["ownPost", limits.image.bytes],
      ["video", 104_857_600],
      ["document", 104_857_600],
    ] as const) {
      expect((await as("ownWriter").create(bytes, "a.file", use)).status).toBe(201);
      expect((await as("ownWriter").create(bytes + 1, "a.file", use)).status).toBe(413);
    }
    for (const use of ["post", "gallery", "banner", "logo", "poster"])
      expect((await as("ownWriter").create(1000, "a.jpg", use)).status).toBe(403);
  });

  it("uses its own endpoint, requires the feature, and can be followed by nobody else", async () => {
    for (const [who, status] of [
      [null, 401],
      ["employee", 403],
      ["editor", 403],
      ["ownWriter", 201],
    ] as const)
      expect((await as(who).create(1000, "a.jpg", "ownPost")).status).toBe(status);
    expect((await uploadClient(setup.origin, "ownWriter").create(1000, "a.jpg", "ownPost")).status).toBe(403);

    const uploadId = await as("ownWriter").upload(await picture(600, 400), "mine.jpg", "ownPost");
    const other = { ...setup.actors.ownWriter, accountId: setup.actors.editor.accountId };
    await expect(setup.run(findOwnUpload, other, { uploadId })).rejects.toMatchObject({ error: "not_found" });
  });
});
