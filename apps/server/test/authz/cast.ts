import type { PermissionKey } from "@polyphon/contract/permissions.ts";
import pg from "pg";
import type { Tx } from "../../src/platform/db/transaction.ts";
import { hashPassword } from "../../src/platform/secret/password.ts";
import { makeSecretBox } from "../../src/platform/secret/secret-box.ts";
import { hashToken, newToken } from "../../src/platform/session/token.ts";
import { type Ground, unique } from "../ground.ts";
import { addCategory, addCompany } from "../people.ts";
import { type CallerKind, type PersonKind, rightsOf } from "./caller-kinds.ts";

export interface House {
  readonly companyId: number;
  readonly categoryId: number;
}

/** Whoever owns a row: a person in a company, or of the provider with a company whose rows stand for the own ones. */
export interface Holder extends House {
  readonly accountId: number;
  readonly member: string;
}

export interface Performer extends Holder {
  readonly token: string | null;
}

async function addHouse(ground: Ground, levels: boolean): Promise<House> {
  const companyId = await addCompany(ground, {
    levels,
    groups: true,
    realTime: true,
    ai: true,
    linkedinImport: true,
    ownPostApproval: true,
  });
  const categoryId = await addCategory(ground, [companyId]);
  // A switch that is on has what it asks for, or the company's own form would be refused.
  await ground.arrange((tx) =>
    tx.client.query("update company set linkedin_content_category_id = $2 where id = $1", [
      companyId,
      categoryId,
    ]),
  );
  return { companyId, categoryId };
}

async function value<T>(tx: Tx, sql: string, values: readonly unknown[]): Promise<T> {
  const { rows } = await tx.client.query<{ value: T }>(sql, [...values]);
  const row = rows[0];
  if (!row) throw new Error("the row of the cast was not written");
  return row.value;
}

async function connect(tx: Tx, ground: Ground, holder: Holder): Promise<void> {
  const { companyId, accountId, member } = holder;
  const sealed = makeSecretBox(ground.config.TOKEN_KEYS).seal(
    `token of ${member}`,
    `${companyId}/${accountId}/LINKEDIN/access`,
  );
  await tx.client.query(
    `insert into social_connection (company_id, user_id, network, status, external_id, display_name, key_id, access_token, access_expires_at)
     select $1, $2, network, 'TOKEN_ACTIVE', $3, 'Frida Front', $4, $5, now() + interval '1 hour'
     from unnest(array['LINKEDIN', 'XING']) network`,
    [companyId, accountId, `urn:li:person:${member}`, sealed.keyId, sealed.bytes],
  );
}

function assign(tx: Tx, accountId: number, roleId: number, companyId: number | null): Promise<number> {
  return value(
    tx,
    `with held as (insert into role_assignment (account_id, role_id) values ($1, $2) returning id),
       at as (insert into role_assignment_company (assignment_id, company_id) select id, $3 from held where $3::bigint is not null)
     select id as value from held`,
    [accountId, roleId, companyId],
  );
}

function addGroupOf(tx: Tx, personId: number): Promise<number> {
  return value(
    tx,
    `with made as (insert into account (company_id, kind, primary_account_id, password_hash, first_name, last_name)
       select company_id, kind, id, 'none', 'Group', '' from account where id = $1 returning id, company_id),
       kept as (insert into linkedin_group (company_id, primary_account_id, account_id, account_name, group_type)
         select company_id, $1, id, 'Group', 'PUBLIC' from made)
     select id as value from made`,
    [personId],
  );
}

/**
 * Whoever may edit a company does so in the matrix, and a sample switches everything off. Beside it others are asked what
 * these switches open, so they stay as the houses were made.
 */
async function keepSwitches(ground: Ground): Promise<void> {
  const client = new pg.Client({ connectionString: ground.ownerUrl });
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

/** The people of the matrix. Each cell gets a person of its own, so that no cell meets what another one left behind. */
export async function openCast(ground: Ground) {
  await keepSwitches(ground);
  const home = await addHouse(ground, true);
  const elsewhere = await addHouse(ground, false);
  const closed = await addHouse(ground, false);
  await ground.arrange((tx) =>
    tx.client.query("update company set active = false where id = $1", [closed.companyId]),
  );
  const roles = new Map<string, Promise<number>>();
  // The one that the contract gives as the example of a current password.
  const passwordHash = await hashPassword("Current!23");

  async function addRole(userType: number, rights: readonly PermissionKey[]): Promise<number> {
    return ground.arrange((tx) =>
      value(
        tx,
        `with made as (insert into role (name, user_type) values ($1, $2) returning id),
           given as (insert into role_permission (role_id, permission_key) select made.id, key from made, unnest($3::text[]) key)
         select id as value from made`,
        [unique("role"), userType, rights],
      ),
    );
  }

  function roleOf(person: PersonKind, needed: PermissionKey | null): Promise<number | null> {
    if (person.kind === "front") return Promise.resolve(null);
    const rights = rightsOf(person, needed);
    const key = `${person.userType}:${person.rights}:${needed}`;
    const role = roles.get(key) ?? addRole(person.userType, rights);
    roles.set(key, role);
    return role;
  }

  function houseOf({ session, person }: CallerKind): House {
    if (session === "inactive") return closed;
    return person.place === "elsewhere" ? elsewhere : home;
  }

  async function enter(caller: CallerKind, needed: PermissionKey | null): Promise<Performer> {
    const { person, session } = caller;
    const roleId = await roleOf(person, needed);
    const house = houseOf(caller);
    // Staff of the provider have no company, unless the company is what shuts them out.
    const companyId = person.place === "provider" && session !== "inactive" ? null : house.companyId;
    const member = unique("member");
    const token = session === "none" ? null : newToken();
    return ground.arrange(async (tx) => {
      const personId = await value<number>(
        tx,
        `insert into account (company_id, kind, email, password_hash, first_name, last_name, status, proficiency, light_front_user, terms_accepted_at)
         values ($1, $2, $3, $7, 'Frida', 'Front', $4, $5, $6, now()) returning id as value`,
        [
          companyId,
          person.kind,
          `${member}@mail.example`,
          session === "disabled" ? "DISABLED" : "ENABLED",
          person.kind === "front" ? person.level : "MEMBER",
          person.kind === "front" && person.light,
          passwordHash,
        ],
      );
      const inGroup = person.kind === "front" && person.group === true;
      const accountId = inGroup ? await addGroupOf(tx, personId) : personId;
      const assignmentId = roleId === null ? null : await assign(tx, accountId, roleId, companyId);
      const performer = { ...house, accountId, member, token };
      if (token !== null && session !== "unknown") {
        await tx.client.query(
          `insert into session (token_hash, account_id, company_id, role_assignment_id, expires_at)
           values ($1, $2, $3, $4, now() + $5 * interval '1 second')`,
          [hashToken(token), accountId, companyId, assignmentId, session === "expired" ? -1 : 3600],
        );
      }
      if (person.kind === "front") await connect(tx, ground, performer);
      return performer;
    });
  }

  return { home, elsewhere, enter };
}

export type Cast = Awaited<ReturnType<typeof openCast>>;
