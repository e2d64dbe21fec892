import { userTypes } from "@polyphon/contract/permissions.ts";
import { compose } from "../../src/compose.ts";
import { makeSecretBox } from "../../src/platform/secret/secret-box.ts";
import { unique } from "../test-context.ts";
import { addCategory, addCompany, addFrontUser, addStaff, type TestPerson } from "../people.ts";
import { runJob } from "../run-job.ts";
import { openTestStorage } from "../services/test-storage.ts";
import { openWorld } from "../world.ts";

const rights = [
  "list_post",
  "view_post",
  "edit_post",
  "list_processing_queue",
  "edit_processing_queue",
] as const;
let organisations = 70_000;

/** A company with a LinkedIn page, the employee who connected it, and the staff who look after what comes from it. */
export async function openLinkedinFixture() {
  const { settings } = await openTestStorage();
  const world = await openWorld({ settings: { S3_BUCKET: settings.S3_BUCKET } });
  const composed = compose(world);
  const content = composed.modules.find(({ name }) => name === "content");

  async function control(path: string, body: unknown): Promise<{ id: string }> {
    const answer = await fetch(`${world.sandbox.url}/__sandbox/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as { id: string };
  }

  /** The page of a new organisation, connected by the person as the product would store it. */
  async function connectPage(
    person: TestPerson,
    scopes: readonly string[] = ["w_organization_social", "r_organization_social"],
  ): Promise<{ readonly id: string; readonly accessToken: string }> {
    organisations += 1;
    const id = String(organisations);
    const { accessToken, memberId } = world.sandbox.mintToken({
      name: unique("Page Owner"),
      scopes: [...scopes],
    });
    await control("organizations", { id, name: `Nordwind ${id}`, admins: [memberId] });
    const sealed = makeSecretBox(world.config.TOKEN_KEYS).seal(
      accessToken,
      `${person.companyId}/${person.id}/LINKEDIN/access`,
    );
    await world.arrange((tx) =>
      tx.client.query(
        `insert into social_connection (company_id, user_id, network, status, account_type, external_id, display_name, key_id,
           access_token, access_expires_at)
         values ($1, $2, 'LINKEDIN', 'TOKEN_ACTIVE', 'ORGANISATION', $3, $4, $5, $6, now() + interval '30 days')`,
        [
          person.companyId,
          person.id,
          `urn:li:organization:${id}`,
          `Nordwind ${id}`,
          sealed.keyId,
          sealed.bytes,
        ],
      ),
    );
    return { id, accessToken };
  }

  async function company({ on = true } = {}) {
    const company = await addCompany(world, { linkedinImport: on });
    const category = await addCategory(world, [company]);
    await world.arrange((tx) =>
      tx.client.query("update company set linkedin_content_category_id = $2 where id = $1", [
        company,
        category,
      ]),
    );
    const owner = await addFrontUser(world, company);
    return {
      company,
      category,
      owner,
      page: await connectPage(owner),
      staff: await addStaff(world, userTypes.corporateUser, rights, company),
      employee: await addFrontUser(world, company),
    };
  }

  return {
    world,
    control,
    connectPage,
    company,
    /** Reads the company's page once, whenever its last read was. */
    async read(companyId: number): Promise<void> {
      await world.arrange((tx) =>
        tx.client.query(
          "update linkedin_import set next_read_at = now() - interval '1 second' where company_id = $1",
          [companyId],
        ),
      );
      const job = content?.jobs.find((one) => one.job.name === "import-linkedin-page");
      if (!job) throw new Error("nobody reads LinkedIn pages");
      await runJob(world, job, { companyId });
    },
    /** What the worker does once a post was approved. */
    async copy(linkedinPostId: number): Promise<void> {
      const listener = content?.listeners.find(({ name }) => name === "copy-approved-post");
      if (!listener) throw new Error("nobody copies LinkedIn posts");
      const { signal } = new AbortController();
      const { database, log } = world;
      await listener.run({
        jobId: "test",
        payload: { linkedinPostId },
        database,
        log,
        now: new Date(),
        signal,
      });
    },
    close: async () => {
      await composed.close();
      await world.close();
    },
  };
}

export type LinkedinFixture = Awaited<ReturnType<typeof openLinkedinFixture>>;
