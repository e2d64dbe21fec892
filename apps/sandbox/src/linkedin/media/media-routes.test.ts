import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { control, testMember, type TestMember } from "../../../test/sandbox-client.ts";
import { type Sandbox, startSandbox } from "../../start-sandbox.ts";

let sandbox: Sandbox;
let anna: TestMember;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
beforeEach(() => {
  sandbox.reset();
  anna = testMember(sandbox);
});
afterAll(() => sandbox.stop());

type Promised = {
  uploadUrl: string;
  uploadUrlExpiresAt: number;
  image: string;
  document: string;
  video: string;
  uploadInstructions: { uploadUrl: string; firstByte: number; lastByte: number }[];
};

async function promised(kind: string, more: Record<string, unknown> = {}): Promise<Promised> {
  const body = { initializeUploadRequest: { owner: anna.urn, ...more } };
  const response = await anna.call("POST", `/rest/${kind}s?action=initializeUpload`, body);
  expect(response.status).toBe(200);
  return ((await response.json()) as { value: Promised }).value;
}

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const put = (url: string, bytes: Buffer, token: string | null = anna.accessToken, headers = {}) =>
  fetch(url, {
    method: "PUT",
    headers: { ...(token === null ? {} : { authorization: `Bearer ${token}` }), ...headers },
    body: new Uint8Array(bytes),
  });
const codeOf = async (response: Response) => ((await response.json()) as { code?: string }).code;
const statusOf = async (kind: string, urn: string) => {
  const response = await anna.call("GET", `/rest/${kind}s/${encodeURIComponent(urn)}`);
  return ((await response.json()) as { status: string }).status;
};

describe("images", () => {
  test("an uploaded image can be posted", async () => {
    const { uploadUrl, uploadUrlExpiresAt, image } = await promised("image");
    expect(image).toMatch(/^urn:li:image:/);
    expect(uploadUrlExpiresAt).toBeGreaterThan(sandbox.clock.now());
    expect((await put(uploadUrl, png)).status).toBe(201);
    const response = await anna.post("Look", { content: { media: { id: image, altText: "A dot" } } });
    expect(response.status).toBe(201);
    const shown = await fetch(`${sandbox.url}/linkedin/media/${encodeURIComponent(image)}`);
    expect(shown.headers.get("content-type")).toBe("image/png");
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(png);
  });

  test("an upload needs the member's token", async () => {
    const { uploadUrl } = await promised("image");
    expect((await put(uploadUrl, png, null)).status).toBe(401);
  });

  test("an upload address expires", async () => {
    const { uploadUrl } = await promised("image");
    sandbox.clock.advance(3_600_000);
    const late = await put(uploadUrl, png);
    expect(late.status).toBe(400);
    expect(await codeOf(late)).toBe("EXPIRED_UPLOAD_URL");
  });

  test("an image cannot be read with w_member_social alone", async () => {
    const { image } = await promised("image");
    const response = await anna.call("GET", `/rest/images/${encodeURIComponent(image)}`);
    expect(response.status).toBe(403);
    expect(await codeOf(response)).toBe("ACCESS_DENIED");
  });

  test("a registered but not uploaded image cannot be posted", async () => {
    const { image } = await promised("image");
    const response = await anna.post("Look", { content: { media: { id: image } } });
    expect(response.status).toBe(400);
    expect(await codeOf(response)).toBe("MEDIA_ASSET_WAITING_UPLOAD");
  });

  test("an image that is still being processed cannot be posted until its time has passed", async () => {
    await control(sandbox, "PATCH", "settings", { linkedin: { imageProcessingSeconds: 5 } });
    const { uploadUrl, image } = await promised("image");
    await put(uploadUrl, png);
    const early = await anna.post("Look", { content: { media: { id: image } } });
    expect([early.status, await codeOf(early)]).toEqual([400, "MEDIA_ASSET_PROCESSING"]);
    sandbox.clock.advance(5_000);
    expect((await anna.post("Look", { content: { media: { id: image } } })).status).toBe(201);
  });

  test("an image of another member, or an unknown one, cannot be posted", async () => {
    const { uploadUrl, image } = await promised("image");
    await put(uploadUrl, png);
    const jonas = testMember(sandbox, { name: "Jonas Keller" });
    for (const id of [image, "urn:li:image:nothing"]) {
      const response = await jonas.post(`Look ${id}`, { content: { media: { id } } });
      expect([response.status, await codeOf(response)]).toEqual([400, "INVALID_IMAGE_ID"]);
    }
  });

  test("a WEBP image fails while it is processed", async () => {
    const { uploadUrl, image } = await promised("image");
    await put(uploadUrl, Buffer.from("RIFF0000WEBPVP8 "));
    const response = await anna.post("Look", { content: { media: { id: image } } });
    expect(await codeOf(response)).toBe("MEDIA_ASSET_PROCESSING_FAILED");
  });

  test("nobody uploads for another member", async () => {
    const body = { initializeUploadRequest: { owner: "urn:li:person:somebody" } };
    expect((await anna.call("POST", "/rest/images?action=initializeUpload", body)).status).toBe(403);
  });
});

describe("documents", () => {
  test("a document waits, is processed, becomes available and can then be posted", async () => {
    const { uploadUrl, document } = await promised("document");
    const post = () => anna.post("Read", { content: { media: { id: document, title: "Report" } } });
    expect(await statusOf("document", document)).toBe("WAITING_UPLOAD");
    await put(uploadUrl, Buffer.from("%PDF-1.7 hello"));
    expect(await codeOf(await post())).toBe("MEDIA_ASSET_PROCESSING");
    expect(await statusOf("document", document)).toBe("PROCESSING");
    expect(await statusOf("document", document)).toBe("AVAILABLE");
    expect((await post()).status).toBe(201);
  });

  test.each([
    ["bytes", "%PDF processing-failed", {}],
    ["name", "%PDF", { "content-disposition": 'attachment; filename="processing-failed.pdf"' }],
  ])("a document with the failure marker in its %s fails", async (_, bytes, headers) => {
    const { uploadUrl, document } = await promised("document");
    await put(uploadUrl, Buffer.from(bytes), anna.accessToken, headers);
    await statusOf("document", document);
    expect(await statusOf("document", document)).toBe("PROCESSING_FAILED");
    const response = await anna.post("Read", { content: { media: { id: document, title: "Report" } } });
    expect(await codeOf(response)).toBe("MEDIA_ASSET_PROCESSING_FAILED");
  });
});

describe("videos", () => {
  const size = 4_194_304 + 1000;
  const film = Buffer.alloc(size, "v");

  const finalize = (video: string, uploadedPartIds: string[]) =>
    anna.call("POST", "/rest/videos?action=finalizeUpload", {
      finalizeUploadRequest: { video, uploadToken: "", uploadedPartIds },
    });

  async function uploaded({ uploadInstructions }: Promised): Promise<string[]> {
    const etags: string[] = [];
    for (const { uploadUrl, firstByte, lastByte } of uploadInstructions) {
      const response = await put(uploadUrl, film.subarray(firstByte, lastByte + 1), null);
      expect(response.status).toBe(200);
      etags.push(response.headers.get("etag") ?? "");
    }
    return etags;
  }

  test("a video is uploaded in the given parts, processed and posted as a ugcPost", async () => {
    const video = await promised("video", { fileSizeBytes: size });
    expect(video.uploadInstructions.map(({ firstByte, lastByte }) => [firstByte, lastByte])).toEqual([
      [0, 4_194_303],
      [4_194_304, size - 1],
    ]);
    const etags = await uploaded(video);
    expect(await statusOf("video", video.video)).toBe("WAITING_UPLOAD");
    expect((await finalize(video.video, etags)).status).toBe(200);
    expect(await statusOf("video", video.video)).toBe("PROCESSING");
    expect(await statusOf("video", video.video)).toBe("AVAILABLE");
    const response = await anna.post("Watch", { content: { media: { id: video.video, title: "Film" } } });
    expect(response.headers.get("x-restli-id")).toMatch(/^urn:li:ugcPost:/);
  });

  test("parts finished in another order, or too few, are refused", async () => {
    const video = await promised("video", { fileSizeBytes: size });
    const etags = await uploaded(video);
    expect((await finalize(video.video, etags.toReversed())).status).toBe(400);
    expect((await finalize(video.video, etags.slice(0, 1))).status).toBe(400);
    expect(await statusOf("video", video.video)).toBe("WAITING_UPLOAD");
  });

  test("a part of another length, or with a token, is refused", async () => {
    const video = await promised("video", { fileSizeBytes: size });
    const url = video.uploadInstructions[1]?.uploadUrl ?? "";
    expect((await put(url, film.subarray(0, 999), null)).status).toBe(400);
    expect((await put(url, film.subarray(0, 1000))).status).toBe(400);
    expect((await put(url, film.subarray(0, 1000), null)).status).toBe(200);
  });
});
