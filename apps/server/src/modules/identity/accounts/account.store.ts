import type { FrontFeature } from "@polyphon/contract/permissions.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

export interface AccountRow {
  readonly id: number;
  readonly companyId: number | null;
  readonly companyActive: boolean | null;
  readonly timeZone: string | null;
  readonly levelsMatter: boolean | null;
  readonly groupsOn: boolean | null;
  /** What the company has switched off for everybody. */
  readonly featuresOff: FrontFeature[];
  readonly ownPostApproval: boolean | null;
  readonly importLinkedinContent: boolean | null;
  readonly councilMode: boolean | null;
  readonly kind: "staff" | "front";
  readonly frontType: "FRONT" | "CROSS_DOMAIN" | "INDIVIDUAL";
  readonly primaryAccountId: number | null;
  /** Of the person, also where the account is a group's. */
  readonly email: string;
  readonly passwordHash: string;
  readonly passwordChangedAt: Date;
  readonly mustChangePassword: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly headline: string | null;
  readonly photoId: number | null;
  readonly language: "en" | "de";
  readonly status: string;
  readonly proficiency: "MEMBER" | "INSIDER" | "ELITE";
  readonly lightFrontUser: boolean;
  readonly termsAcceptedAt: Date | null;
}

/** Of the person behind an account, who always has an address. */
export const accountColumns = ` /* not null: email */
  account.id, account.kind, account.front_type as "frontType", account.primary_account_id as "primaryAccountId",
  company.active as "companyActive", company.time_zone as "timeZone", company.user_proficiency_level as "levelsMatter", company.associate_user as "groupsOn",
  array_remove(array[
    case when not company.profile_review then 'profile_review_request' end,
    case when not company.training_certification then 'certificates' end,
    case when not company.autopilot then 'autopilot_config' end,
    case when not company.real_time_content then 'realtime_content' end,
    case when not company.ai_text then 'aiTextSuggestion' end,
    case when not company.linkedin_mention then 'mention' end], null) as "featuresOff",
  company.own_post_approval as "ownPostApproval", company.import_linkedin_content as "importLinkedinContent",
  company.works_council as "councilMode",
  person.email, person.password_hash as "passwordHash", person.password_changed_at as "passwordChangedAt",
  person.must_change_password as "mustChangePassword", account.first_name as "firstName", account.last_name as "lastName",
  account.headline, account.photo_media_id as "photoId", person.language, case when account.status = 'ENABLED' then person.status else account.status end as status,
  person.proficiency, person.light_front_user as "lightFrontUser", person.terms_accepted_at as "termsAcceptedAt"`;

export const personOfAccount =
  "join account person on person.id = coalesce(account.primary_account_id, account.id)";

export type SignInAccount = AccountRow & { readonly aliasOf: number | null };

/** By the person's own address, or by the alias of a role, which then is the starting role. */
export async function findAccountByEmail(tx: Tx, email: string): Promise<SignInAccount | null> {
  const { rows } = await tx.client.query<SignInAccount>(
    `select ${accountColumns}, account.company_id as "companyId", alias.id as "aliasOf"
     from account ${personOfAccount} left join company on company.id = account.company_id
       left join role_assignment alias on alias.account_id = account.id and alias.alias_email = $1
     where account.id = coalesce((select id from account where email = $1),
       (select account_id from role_assignment where alias_email = $1))`,
    [email],
  );
  return rows[0] ?? null;
}

export async function findAccount(tx: Tx, id: number): Promise<AccountRow | null> {
  const { rows } = await tx.client.query<AccountRow>(
    `select ${accountColumns}, account.company_id as "companyId"
     from account ${personOfAccount} left join company on company.id = account.company_id where account.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}
