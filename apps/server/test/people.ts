import type { PermissionKey } from "@polyphon/contract/permissions.ts";
import { makeSecretBox } from "../src/platform/secret/secret-box.ts";
import { hashPassword } from "../src/platform/secret/password.ts";
import { hashToken, newToken } from "../src/platform/session/token.ts";
import { type TestContext, unique } from "./test-context.ts";

export const password = "Secret!234";
let hashed: Promise<string> | null = null;
const passwordHash = () => (hashed ??= hashPassword(password));

export interface TestPerson {
  readonly id: number;
  readonly email: string;
  readonly token: string;
  readonly companyId: number | null;
}

async function one<T>(world: TestContext, sql: string, values: unknown[]): Promise<T> {
  const { rows } = await world.arrange((tx) => tx.client.query<{ value: T }>(sql, values));
  const row = rows[0];
  if (!row) throw new Error("the test row was not written");
  return row.value;
}

export interface CompanyOptions {
  readonly timeZone?: string;
  readonly networks?: readonly string[];
  readonly levels?: boolean;
  readonly name?: string;
  /** Employees may keep LinkedIn groups. */
  readonly groups?: boolean;
  /** Employees get AI texts. */
  readonly ai?: boolean;
  /** The posts of its LinkedIn page are imported. */
  readonly linkedinImport?: boolean;
  /** Employees see the items of its feeds. */
  readonly realTime?: boolean;
  /** Own posts of its employees wait for a program manager. */
  readonly ownPostApproval?: boolean;
}

export function addCompany(world: TestContext, options: CompanyOptions = {}): Promise<number> {
  const name = options.name ?? unique("company");
  return one(
    world,
    `insert into company (name, domain, time_zone, theme_color, social_networks, user_proficiency_level, associate_user, ai_text,
       import_linkedin_content, own_post_approval, real_time_content, feedly_collection)
     values ($1, $2, $3, '#0b7285', $4, $5, $6, $7, $8, $9, $10, case when $10 then 'user/nobody/category/none' else '' end) returning id as value`,
    [
      name,
      `${unique("domain")}.example`,
      options.timeZone ?? "Europe/Berlin",
      options.networks ?? ["LINKEDIN", "TWITTER", "XING", "FACEBOOK", "INSTAGRAM"],
      options.levels ?? false,
      options.groups ?? false,
      options.ai ?? false,
      options.linkedinImport ?? false,
      options.ownPostApproval ?? false,
      options.realTime ?? false,
    ],
  );
}

export async function addSession(
  world: TestContext,
  accountId: number,
  companyId: number | null,
  expiresAt = new Date(Date.now() + 3_600_000),
): Promise<string> {
  const token = newToken();
  await world.arrange((tx) =>
    tx.client.query(
      `insert into session (token_hash, account_id, company_id, role_assignment_id, expires_at)
       values ($1, $2, $3, (select min(id) from role_assignment where account_id = $2), $4)`,
      [hashToken(token), accountId, companyId, expiresAt],
    ),
  );
  return token;
}

export async function addFrontUser(
  world: TestContext,
  companyId: number,
  options: { light?: boolean; level?: string } = {},
): Promise<TestPerson> {
  const email = `${unique("front")}@mail.example`;
  const id = await one<number>(
    world,
    `insert into account (company_id, kind, email, password_hash, first_name, last_name, light_front_user, proficiency, terms_accepted_at)
     values ($1, 'front', $2, $3, 'Frida', 'Front', $4, $5, now()) returning id as value`,
    [companyId, email, await passwordHash(), options.light ?? false, options.level ?? "MEMBER"],
  );
  return { id, email, companyId, token: await addSession(world, id, companyId) };
}

export function assignRole(
  world: TestContext,
  accountId: number,
  roleId: number,
  companyIds: readonly number[],
): Promise<number> {
  return one(
    world,
    `with held as (insert into role_assignment (account_id, role_id) values ($1, $2) returning id),
       for_companies as (insert into role_assignment_company (assignment_id, company_id)
         select held.id, company from held, unnest($3::bigint[]) company)
     select id as value from held`,
    [accountId, roleId, companyIds],
  );
}

export async function addStaff(
  world: TestContext,
  userType: number,
  permissions: readonly PermissionKey[],
  companyId: number | null = null,
): Promise<TestPerson> {
  const email = `${unique("staff")}@mail.example`;
  const roleId = await one<number>(
    world,
    "insert into role (name, user_type) values ($1, $2) returning id as value",
    [unique("role"), userType],
  );
  await world.arrange((tx) =>
    tx.client.query(
      "insert into role_permission (role_id, permission_key) select $1, * from unnest($2::text[])",
      [roleId, permissions],
    ),
  );
  const id = await one<number>(
    world,
    `insert into account (company_id, kind, email, password_hash, first_name, last_name)
     values ($1, 'staff', $2, $3, 'Stella', 'Staff') returning id as value`,
    [companyId, email, await passwordHash()],
  );
  await assignRole(world, id, roleId, companyId === null ? [] : [companyId]);
  return { id, email, companyId, token: await addSession(world, id, companyId) };
}

export function addCategory(
  world: TestContext,
  companyIds: readonly number[],
  name = unique("category"),
): Promise<number> {
  return one(
    world,
    `with made as (insert into category (name) values ($1) returning id),
       joined as (insert into category_company (category_id, company_id) select made.id, c from made, unnest($2::bigint[]) c)
     select id as value from made`,
    [name, companyIds],
  );
}

export interface PostOptions {
  readonly title?: string;
  readonly companyId?: number | null;
  readonly publishAt?: Date;
  readonly endsOn?: string | null;
  readonly postUrl?: string | null;
  readonly frontPageNews?: boolean;
  readonly featuredUntil?: string | null;
}

export const postCopy =
  "A copy that is long enough for every network, with more than fifty characters in it.";

export function addPost(world: TestContext, categoryId: number, options: PostOptions = {}): Promise<number> {
  return one(
    world,
    `insert into post (category_id, company_id, title, source, type, language, post_url, voices, publish_at, ends_on, status,
       front_page_news, featured_until)
     values ($1, $2, $3, 'CURATED', 'TEXT', 'ENGLISH', $4, $5, $6, $7, 'PUBLISHED', $8, $9) returning id as value`,
    [
      categoryId,
      options.companyId ?? null,
      options.title ?? unique("post title"),
      options.postUrl === undefined ? "https://www.example.com/story" : options.postUrl,
      JSON.stringify([
        { voice: "VOICE_1", copy: { LINKEDIN: postCopy } },
        { voice: "VOICE_2", copy: { LINKEDIN: `Second voice. ${postCopy}` } },
      ]),
      options.publishAt ?? new Date(Date.now() - 60_000),
      options.endsOn ?? null,
      options.frontPageNews ?? false,
      options.featuredUntil ?? null,
    ],
  );
}

/** A LinkedIn account at the sandbox, connected as the product would store it. */
export async function connectLinkedin(
  world: TestContext,
  person: TestPerson,
  memberId = unique("member"),
): Promise<string> {
  const granted = world.sandbox.mintToken({
    memberId,
    name: "Frida Front",
    scopes: ["openid", "profile", "w_member_social"],
    expiresInSeconds: 3600,
  });
  const token = granted.accessToken;
  const sealed = makeSecretBox(world.config.TOKEN_KEYS).seal(
    token,
    `${person.companyId}/${person.id}/LINKEDIN/access`,
  );
  await world.arrange((tx) =>
    tx.client.query(
      `insert into social_connection (company_id, user_id, network, status, external_id, display_name, key_id, access_token, access_expires_at)
       values ($1, $2, 'LINKEDIN', 'TOKEN_ACTIVE', $3, 'Frida Front', $4, $5, now() + interval '1 hour')`,
      [person.companyId, person.id, `urn:li:person:${memberId}`, sealed.keyId, sealed.bytes],
    ),
  );
  return token;
}
