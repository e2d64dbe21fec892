import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { savePhoto } from "@polyphon/contract/identity/profile.contract.ts";
import {
  deleteMedia,
  findOwnUpload,
  findUpload,
  frontUploadPath,
  readMedia,
  uploadPath,
} from "@polyphon/contract/media/media.contract.ts";
import { adminFrontUserCalls } from "@polyphon/contract/people/front-users/front-user-calls.contract.ts";
import { writerUser } from "@polyphon/contract/people/staff/writer-user.resource.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { picture } from "../../../../test/hostile/bytes.ts";
import { uploadClient } from "../../../../test/media/upload-client.ts";
import { addCompany, addFrontUser, addSession, addStaff, type TestPerson } from "../../../../test/people.ts";
import { openTestStorage } from "../../../../test/services/test-storage.ts";
import { until } from "../../../../test/until.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let company: number;
let admin: TestPerson;

beforeAll(async () => {
  const { settings } = await openTestStorage();
  world = await openWorld({ worker: true, settings: { S3_BUCKET: settings.S3_BUCKET } });
  company = await addCompany(world, { groups: true });
  admin = await addStaff(world, userTypes.superAdmin, []);
}, 120_000);
afterAll(() => world.close());

const doorOf = (kind: "front" | "staff") => (kind === "front" ? frontUploadPath : uploadPath);
const client = (token: string, kind: "front" | "staff") => uploadClient(world.api.url, token, doorOf(kind));

/** Uploads as the app does and waits for the check of the worker. */
async function upload(token: string, kind: "front" | "staff" = "front", size = 400, use = "profile") {
  const uploadId = await client(token, kind).upload(await picture(size, size), "me.jpg", use);
  const at = kind === "front" ? findOwnUpload : findUpload;
  const { body } = await until(
    () => world.call(at, { uploadId }, { token }),
    (answer) => answer.status === 200 && answer.body.state !== "CHECKING",
  );
  return body;
}

const save = (token: string, mediaId: number | null) => world.call(savePhoto, { mediaId }, { token });
const served = async (url: string | null) => (await fetch(`${world.api.url}${url}`)).status;
const urlOf = async (token: string) => (await world.call(readAccount, {}, { token })).body.imageUrl;
const rowsOf = async (accountId: number) =>
  (
    await world.arrange((tx) =>
      tx.client.query<{ id: number }>("select id from media where created_by = $1 order by id", [accountId]),
    )
  ).rows.map(({ id }) => id);
const atMediaId = { error: "media_not_usable", violations: [{ field: "mediaId" }] };

describe("one's own photo", { timeout: 60_000 }, () => {
  test("is shown with the account once chosen, replaced with its bytes, and removed", async () => {
    const { id, token } = await addFrontUser(world, company);
    const first = await upload(token);
    const saved = await save(token, first.id);
    expect([saved.status, saved.body.id]).toEqual([200, id]);
    const address = await urlOf(token);
    expect(address).toBe(saved.body.imageUrl);
    expect(await served(address)).toBe(200);
    expect((await save(token, first.id)).body.imageUrl).toBe(address);

    const never = await upload(token);
    const second = await upload(token);
    expect((await save(token, second.id)).body.imageUrl).not.toBe(address);
    expect(await rowsOf(id)).toEqual([second.id]);
    expect(
      await until(
        () => served(address),
        (status) => status === 404,
      ),
    ).toBe(404);
    expect(
      await until(
        () => served(never.thumbnailUrl),
        (status) => status === 404,
      ),
    ).toBe(404);

    expect((await save(token, null)).body.imageUrl).toBeNull();
    expect([await urlOf(token), await rowsOf(id)]).toEqual([null, []]);
  });

  test("is chosen by light employees and by staff, also while these act for a company", async () => {
    const light = await addFrontUser(world, company, { light: true });
    expect((await save(light.token, (await upload(light.token)).id)).body.imageUrl).not.toBeNull();

    const writer = await addStaff(world, userTypes.editorInChief, []);
    const acting = await addSession(world, writer.id, company);
    for (const token of [writer.token, acting])
      expect((await save(token, (await upload(token, "staff")).id)).body.imageUrl).not.toBeNull();
    expect(await rowsOf(writer.id)).toHaveLength(1);
  });

  test("is a checked picture that the person uploaded for it: anything else is refused at its field", async () => {
    const elsewhere = await addCompany(world);
    const [me, colleague, stranger] = [
      await addFrontUser(world, company, { level: "ELITE" }),
      await addFrontUser(world, company),
      await addFrontUser(world, elsewhere),
    ];
    const small = await upload(me.token, "front", 159);
    expect(small).toMatchObject({ state: "REFUSED", reason: "too_small" });
    const forPost = await upload(me.token, "front", 400, "ownPost");
    const others = [(await upload(colleague.token)).id, (await upload(stranger.token)).id];
    for (const mediaId of [small.id, forPost.id, ...others, 900_000_001]) {
      const { status, problem } = await save(me.token, mediaId);
      expect([mediaId, status]).toEqual([mediaId, 422]);
      expect(problem).toMatchObject(atMediaId);
    }
    expect(await urlOf(me.token)).toBeNull();
    expect(await rowsOf(colleague.id)).toHaveLength(1);
    expect((await save(me.token, (await upload(me.token, "front", 160)).id)).status).toBe(200);
    // What was uploaded for posts is no photo, and stays.
    expect(await rowsOf(me.id)).toContain(forPost.id);
  });

  test("survives two choices at once: one of them is the photo, and no other is left", async () => {
    const { id, token } = await addFrontUser(world, company);
    const [one, two] = [await upload(token), await upload(token)];
    const statuses = (await Promise.all([save(token, one.id), save(token, two.id)])).map(
      ({ status }) => status,
    );
    expect(statuses).toContain(200);
    expect(statuses.every((status) => status === 200 || status === 422)).toBe(true);
    expect(await rowsOf(id)).toHaveLength(1);
    expect(await served(await urlOf(token))).toBe(200);
  });

  test("is nobody else's to see, to use or to delete, not even staff's with full access", async () => {
    const { id, token } = await addFrontUser(world, company);
    const photo = await upload(token);
    await save(token, photo.id);
    for (const call of [readMedia, deleteMedia] as const)
      expect((await world.call(call, { id: photo.id }, { token: admin.token })).problem.error).toBe(
        "not_found",
      );
    expect(await rowsOf(id)).toEqual([photo.id]);
  });

  test("is of the person, never of a LinkedIn group in whose name they act", async () => {
    const { id } = await addFrontUser(world, company);
    const group = await world.arrange((tx) =>
      tx.client.query<{ id: number }>(
        `insert into account (company_id, kind, password_hash, first_name, last_name, primary_account_id, terms_accepted_at)
         values ($1, 'front', '', 'Our', 'Group', $2, now()) returning id`,
        [company, id],
      ),
    );
    const token = await addSession(world, group.rows[0]?.id ?? 0, company);
    await world.arrange((tx) =>
      tx.client.query("update account set terms_accepted_at = now() where id = $1", [id]),
    );
    expect((await client(token, "front").create(1000, "a.jpg", "profile")).status).toBe(403);
    expect((await save(token, null)).problem.error).toBe("access_denied");
  });
});

describe("the upload of a photo", { timeout: 60_000 }, () => {
  test("opens to every employee and gives nobody the right to upload for posts", async () => {
    const levels = await addCompany(world, { levels: true });
    const member = await addFrontUser(world, levels);
    for (const [use, status] of [
      ["profile", 201],
      ["ownPost", 403],
      ["video", 403],
      ["document", 403],
      ["logo", 403],
    ] as const)
      expect([use, (await client(member.token, "front").create(1000, "a.jpg", use)).status]).toEqual([
        use,
        status,
      ]);
  });

  test("opens to staff who hold no right at all", async () => {
    const reader = await addStaff(world, userTypes.editorInChief, []);
    expect((await client(reader.token, "staff").create(1000, "a.jpg", "profile")).status).toBe(201);
    expect((await client(reader.token, "staff").create(1000, "a.jpg", "post")).status).toBe(403);
  });
});

describe("the photo of a deleted account", { timeout: 60_000 }, () => {
  const gone = async (accountId: number) =>
    until(
      () => rowsOf(accountId),
      (rows) => rows.length === 0,
    );

  test("goes with the employee, with what was uploaded and never chosen; being disabled keeps it", async () => {
    const person = await addFrontUser(world, company);
    const photo = await upload(person.token);
    const address = (await save(person.token, photo.id)).body.imageUrl;
    const never = await upload(person.token);
    const act = (action: "DISABLE" | "DELETE") =>
      world.call(adminFrontUserCalls.act, { ids: [person.id], action }, { token: admin.token });
    expect((await act("DISABLE")).body.done).toEqual([person.id]);
    expect(await rowsOf(person.id)).toEqual([photo.id, never.id]);
    expect((await act("DELETE")).body.done).toEqual([person.id]);
    expect(await gone(person.id)).toEqual([]);
    expect(
      await until(
        () => served(address),
        (status) => status === 404,
      ),
    ).toBe(404);
  });

  test("goes with the staff member", async () => {
    const { id, token } = await addStaff(world, userTypes.writer, []);
    await save(token, (await upload(token, "staff")).id);
    expect(await rowsOf(id)).toHaveLength(1);
    const held = await world.arrange((tx) =>
      tx.client.query<{ id: number }>("select id from role_assignment where account_id = $1", [id]),
    );
    expect(
      (await world.call(writerUser.remove, { id: held.rows[0]?.id ?? 0 }, { token: admin.token })).status,
    ).toBe(200);
    expect(await gone(id)).toEqual([]);
  });
});
