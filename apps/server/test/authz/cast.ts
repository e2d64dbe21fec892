import type { PermissionKey } from "@polyphon/contract/permissions.ts";
import pg from "pg";
import type { Tx } from "../../src/platform/db/transaction.ts";
import { hashPassword } from "../../src/platform/secret/password.ts";
import { makeSecretBox } from "../../src/platform/secret/secret-box.ts";
import { hashToken, newToken } from "../../src/platform/session/token.ts";
import { type TestContext, unique } from "../test-context.ts";
import { addCategory, addCompany } from "../people.ts";
import { type CallerKind, type PersonKind, rightsOf } from "./caller-kinds.ts";

export interface CompanyWithStaff {
  readonly companyId: number;
  readonly categoryId: number;
}

/** The owner of a row: a person in a company, or of the provider with a company whose rows count as their own. */
export interface Holder extends CompanyWithStaff {
  readonly accountId: number;
  readonly member: string;
}

export interface Performer extends Holder {
  readonly token: string | null;
}

async function addCompanyWithStaff(context: TestContext, levels: boolean): Promise<CompanyWithStaff> {
  const companyId = await addCompany(context, {
    levels,
    groups: true,
    realTime: true,
    ai: true,
    linkedinImport: true,
    ownPostApproval: true,
  });
  const categoryId = await addCategory(context, [companyId]);
  // A switch that is on has the settings it requires, or the company's own form would be refused.
  await context.arrange((tx) =>
    tx.client.query("update company set linkedin_content_category_id = $2 where id = $1", [
      companyId,
      categoryId,
    ]),
  );
  return { companyId, categoryId };
}

async function values<T>(tx: Tx, sql: string, given: readonly unknown[]): Promise<T[]> {
  const { rows } = await tx.client.query<{ value: T }>(sql, [...given]);
  if (rows.length === 0) throw new Error("the row of the cast was not written");
  return rows.map((row) => row.value);
}

async function value<T>(tx: Tx, sql: string, given: readonly unknown[]): Promise<T> {
  const [first] = await values<T>(tx, sql, given);
  return first as T;
}

async function connect(tx: Tx, context: TestContext, holders: readonly Holder[]): Promise<void> {
  const box = makeSecretBox(context.config.TOKEN_KEYS);
  const sealed = holders.map(({ companyId, accountId, member }) =>
    box.seal(`token of ${member}`, `${companyId}/${accountId}/LINKEDIN/access`),
  );
  await tx.client.query(
    `insert into social_connection (company_id, user_id, network, status, external_id, display_name, key_id, access_token, access_expires_at)
     select company, person, network, 'TOKEN_ACTIVE', member, 'Frida Front', key, token, now() + interval '1 hour'
     from unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::bytea[]) as held(company, person, member, key, token),
       unnest(array['LINKEDIN', 'XING']) network`,
    [
      holders.map(({ companyId }) => companyId),
      holders.map(({ accountId }) => accountId),
      holders.map(({ member }) => `urn:li:person:${member}`),
      sealed.map(({ keyId }) => keyId),
      sealed.map(({ bytes }) => bytes),
    ],
  );
}

interface Accounts {
  readonly companyId: number | null;
  readonly emails: readonly string[];
  readonly passwordHash: string;
}

function addAccounts(
  tx: Tx,
  { person, session }: CallerKind,
  { companyId, emails, passwordHash }: Accounts,
): Promise<number[]> {
  return values(
    tx,
    `with made as (insert into account (company_id, kind, email, password_hash, first_name, last_name, status, proficiency, light_front_user, terms_accepted_at)
       select $1, $2, email, $7, 'Frida', 'Front', $4, $5, $6, now() from unnest($3::text[]) email returning id, email)
     select id as value from made order by array_position($3::text[], email)`,
    [
      companyId,
      person.kind,
      emails,
      session === "disabled" ? "DISABLED" : "ENABLED",
      person.kind === "front" ? person.level : "MEMBER",
      person.kind === "front" && person.light,
      passwordHash,
    ],
  );
}

function assign(
  tx: Tx,
  accountIds: readonly number[],
  roleId: number,
  companyId: number | null,
): Promise<number[]> {
  return values(
    tx,
    `with held as (insert into role_assignment (account_id, role_id)
         select account, $2 from unnest($1::bigint[]) account returning id, account_id),
       at as (insert into role_assignment_company (assignment_id, company_id) select id, $3 from held where $3::bigint is not null)
     select id as value from held order by array_position($1::bigint[], account_id)`,
    [accountIds, roleId, companyId],
  );
}

function addGroupsOf(tx: Tx, personIds: readonly number[]): Promise<number[]> {
  return values(
    tx,
    `with made as (insert into account (company_id, kind, primary_account_id, password_hash, first_name, last_name)
       select company_id, kind, id, 'none', 'Group', '' from account where id = any($1) returning id, company_id, primary_account_id),
       kept as (insert into linkedin_group (company_id, primary_account_id, account_id, account_name, group_type)
         select company_id, primary_account_id, id, 'Group', 'PUBLIC' from made)
     select id as value from made order by array_position($1::bigint[], primary_account_id)`,
    [personIds],
  );
}

/**
 * Whoever may edit a company does so in the matrix, and a sample switches everything off. Other cells depend on these
 * switches at the same time, so they stay as the companies were created.
 */
async function keepSwitches(context: TestContext): Promise<void> {
  const client = new pg.Client({ connectionString: context.ownerUrl });
  await client.connect();
  await client.query(
    `create or replace function keep_switches() returns trigger language plpgsql as $$
     begin
       new.import_linkedin_content := old.import_linkedin_content;
       new.own_post_approval := old.own_post_approval;
       new.real_time_content := old.real_time_content;
       new.ai_text := old.ai_text;
       new.ai_text_sources := old.ai_text_sources;
       return new;
     end $$;
     create or replace trigger keep_switches before update on company for each row execute function keep_switches()`,
  );
  await client.end();
}

/** A caller who is always refused is created once; for staff, once per right. */
function atOnce({ session, person }: CallerKind): number {
  if (session !== "live") return 1;
  return person.kind === "front" ? 16 : 4;
}

/** The people of the matrix. Each cell gets a person of its own, so that no cell sees what another one left behind. */
export async function openCast(context: TestContext) {
  await keepSwitches(context);
  const home = await addCompanyWithStaff(context, true);
  const elsewhere = await addCompanyWithStaff(context, false);
  const closed = await addCompanyWithStaff(context, false);
  await context.arrange((tx) =>
    tx.client.query("update company set active = false where id = $1", [closed.companyId]),
  );
  const roles = new Map<string, Promise<number>>();
  // The one that the contract gives as the example of a current password.
  const passwordHash = await hashPassword("Current!23");

  async function addRole(userType: number, rights: readonly PermissionKey[]): Promise<number> {
    return context.arrange((tx) =>
      value(
        tx,
        `with made as (insert into role (name, user_type) values ($1, $2) returning id),
           given as (insert into role_permission (role_id, permission_key) select made.id, key from made, unnest($3::text[]) key)
         select id as value from made`,
        [unique("role"), userType, rights],
      ),
    );
  }

  function roleOf(person: PersonKind, needed: readonly PermissionKey[]): Promise<number | null> {
    if (person.kind === "front") return Promise.resolve(null);
    const rights = rightsOf(person, needed);
    const key = `${person.userType}:${person.rights}:${needed.join()}`;
    const role = roles.get(key) ?? addRole(person.userType, rights);
    roles.set(key, role);
    return role;
  }

  function companyOf({ session, person }: CallerKind): CompanyWithStaff {
    if (session === "inactive") return closed;
    return person.place === "elsewhere" ? elsewhere : home;
  }

  /** People who differ in nothing but their ids. */
  async function add(caller: CallerKind, roleId: number | null, count: number): Promise<Performer[]> {
    const { person, session } = caller;
    const company = companyOf(caller);
    // Staff of the provider have no company, unless the company is the reason for a refusal.
    const companyId = person.place === "provider" && session !== "inactive" ? null : company.companyId;
    const members = Array.from({ length: count }, () => unique("member"));
    const tokens = members.map(() => (session === "none" ? null : newToken()));
    const hashes = tokens.map((token) => hashToken(token ?? ""));
    return context.arrange(async (tx) => {
      const emails = members.map((member) => `${member}@mail.example`);
      const personIds = await addAccounts(tx, caller, { companyId, emails, passwordHash });
      const inGroup = person.kind === "front" && person.group === true;
      const accountIds = inGroup ? await addGroupsOf(tx, personIds) : personIds;
      const assignmentIds = roleId === null ? [] : await assign(tx, accountIds, roleId, companyId);
      const performers = accountIds.map((accountId, at) => ({
        ...company,
        accountId,
        member: members[at] ?? "",
        token: tokens[at] ?? null,
      }));
      if (session !== "none" && session !== "unknown")
        await tx.client.query(
          `insert into session (token_hash, account_id, company_id, role_assignment_id, expires_at)
           select token, account, $3, assignment, now() + $5 * interval '1 second'
           from unnest($1::bytea[], $2::bigint[], $4::bigint[]) as held(token, account, assignment)`,
          [hashes, accountIds, companyId, assignmentIds, session === "expired" ? -1 : 3600],
        );
      if (person.kind === "front") await connect(tx, context, performers);
      return performers;
    });
  }

  const waiting = new Map<string, Promise<Performer[]>>();

  /** Taken from a group of the same kind that was created together, which costs little more than one. */
  async function enter(caller: CallerKind, needed: readonly PermissionKey[]): Promise<Performer> {
    const roleId = await roleOf(caller.person, needed);
    const key = JSON.stringify([caller.session, caller.person, roleId]);
    for (;;) {
      const group = waiting.get(key) ?? add(caller, roleId, atOnce(caller));
      waiting.set(key, group);
      const performer = (await group).pop();
      if (performer) return performer;
      if (waiting.get(key) === group) waiting.delete(key);
    }
  }

  return { home, elsewhere, enter };
}

export type Cast = Awaited<ReturnType<typeof openCast>>;
