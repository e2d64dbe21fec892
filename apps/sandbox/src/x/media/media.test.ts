import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { control } from "../../../test/sandbox-client.ts";
import { type Sandbox, startSandbox } from "../../start-sandbox.ts";
import { testAccount, type TestAccount } from "../../../test/x-client.ts";

let sandbox: Sandbox;
let anna: TestAccount;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
beforeEach(() => {
  sandbox.reset();
  anna = testAccount(sandbox);
});
afterAll(() => sandbox.stop());

type Media = {
  id: string;
  media_key: string;
  processing_info?: { state: string; check_after_secs?: number };
};

const png = Buffer.from("\x89PNG a picture", "latin1");
const mp4 = Buffer.concat([Buffer.from("\0\0\0\x18ftypmp42", "latin1"), Buffer.alloc(5_000)]);
const dataOf = async (response: Response) => ((await response.json()) as { data: Media }).data;

function form(fields: Record<string, string>, file: Buffer): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set("media", new Blob([new Uint8Array(file)]), "media");
  return body;
}
const upload = (file: Buffer, category = "tweet_image", account = anna) =>
  account.call("POST", "/2/media/upload", form({ media_category: category }, file));
const begin = (bytes: number) =>
  anna.call("POST", "/2/media/upload/initialize", {
    media_type: "video/mp4",
    total_bytes: bytes,
    media_category: "tweet_video",
  });
const append = (id: string, index: number, part: Buffer) =>
  anna.call("POST", `/2/media/upload/${id}/append`, form({ segment_index: String(index) }, part));
const finish = (id: string) => anna.call("POST", `/2/media/upload/${id}/finalize`);
const status = (id: string) => anna.call("GET", `/2/media/upload?media_id=${id}&command=STATUS`);
const show = (...ids: string[]) => anna.call("POST", "/2/tweets", { media: { media_ids: ids } });

async function uploadedVideo(file = mp4): Promise<Media> {
  const { id } = await dataOf(await begin(file.length));
  await append(id, 1, file.subarray(3_000));
  await append(id, 0, file.subarray(0, 3_000));
  return dataOf(await finish(id));
}

test("a picture is ready at once, as a form and as JSON, and shows its alternative text", async () => {
  const first = await dataOf(await upload(png));
  const second = await dataOf(
    await anna.call("POST", "/2/media/upload", {
      media: png.toString("base64"),
      media_category: "tweet_image",
    }),
  );
  expect(first).toMatchObject({ media_key: `3_${first.id}`, size: png.length, expires_after_secs: 86_400 });
  const words = { id: first.id, metadata: { alt_text: { text: "A mast in the sea" } } };
  expect((await anna.call("POST", "/2/media/metadata", words)).status).toBe(200);
  expect((await show(first.id, second.id)).status).toBe(201);
  const page = await (await fetch(`${sandbox.url}/x`)).text();
  expect(page).toContain('alt="A mast in the sea"');
  expect(page).toContain(`/x/media/${second.id}`);
  expect((await fetch(`${sandbox.url}/x/media/${first.id}`)).headers.get("content-type")).toBe("image/png");
});

test("a video is uploaded in chunks, in any order, and is ready after its processing", async () => {
  const video = await uploadedVideo();
  expect(video.processing_info).toEqual({ state: "pending", check_after_secs: 1 });
  expect((await show(video.id)).status).toBe(400);
  expect((await dataOf(await status(video.id))).processing_info?.state).toBe("succeeded");
  expect((await show(video.id)).status).toBe(201);
});

test("a video takes the configured time and polls", async () => {
  await control(sandbox, "PATCH", "settings", { x: { pollsUntilReady: 2, processingSeconds: 60 } });
  const { id } = await uploadedVideo();
  expect((await dataOf(await status(id))).processing_info?.state).toBe("in_progress");
  expect((await dataOf(await status(id))).processing_info?.state).toBe("in_progress");
  sandbox.clock.advance(60_000);
  expect((await dataOf(await status(id))).processing_info?.state).toBe("succeeded");
});

test("an invalid file fails: a picture at once, a video while it is processed", async () => {
  expect((await upload(Buffer.from("hello"))).status).toBe(400);
  const { id } = await uploadedVideo(Buffer.concat([mp4, Buffer.from("processing-failed")]));
  expect((await dataOf(await status(id))).processing_info?.state).toBe("failed");
  expect((await show(id)).status).toBe(400);
});

test("missing, surplus and unnumbered chunks are refused", async () => {
  const { id } = await dataOf(await begin(10));
  expect((await append(id, 1000, Buffer.alloc(5))).status).toBe(400);
  await append(id, 1, Buffer.alloc(10));
  expect((await finish(id)).status).toBe(400);
  expect((await append("1", 0, Buffer.alloc(5))).status).toBe(404);
});

test("size and type limits are enforced", async () => {
  expect((await upload(Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]))).status).toBe(413);
  expect((await upload(png, "tweet_song")).status).toBe(400);
  expect((await begin(513 * 1024 * 1024)).status).toBe(413);
  const wrong = { media_type: "video/avi", total_bytes: 10, media_category: "tweet_video" };
  expect((await anna.call("POST", "/2/media/upload/initialize", wrong)).status).toBe(400);
});

test("a post shows four pictures or one video, its own and fresh", async () => {
  const pictures = await Promise.all([1, 2, 3, 4, 5].map(async () => (await dataOf(await upload(png))).id));
  expect((await show(...pictures)).status).toBe(400);
  expect((await show(...pictures.slice(0, 4))).status).toBe(201);
  const { id } = await uploadedVideo();
  await status(id);
  expect((await show(id, pictures[0] ?? "")).status).toBe(400);

  const foreign = await dataOf(
    await upload(png, "tweet_image", testAccount(sandbox, { name: "Jonas Keller" })),
  );
  expect((await show(foreign.id)).status).toBe(400);
  sandbox.clock.advance(86_400_000);
  anna = testAccount(sandbox);
  expect((await show(pictures[4] ?? "")).status).toBe(400);
});
