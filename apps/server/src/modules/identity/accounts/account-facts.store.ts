import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

type Account = OutputOf<typeof readAccount>;

export type RoleRow = Account["userRoles"][number];

/** Every role somebody holds, as the picker shows it. */
export async function rolesOf(tx: Tx, accountId: number): Promise<RoleRow[]> {
  const { rows } = await tx.client.query<RoleRow>(
    `select held.id, role.id as "roleId", role.name as "roleName", role.user_type as "userType",
       held.ready_to_publish as "readyToPublish",
       coalesce((select jsonb_agg(jsonb_build_object('id', company.id, 'companyDomain', company.domain)
           order by lower(company.domain))
         from role_assignment_company of join company on company.id = of.company_id
         where of.assignment_id = held.id), '[]') as companies
     from role_assignment held join role on role.id = held.role_id
     where held.account_id = $1 order by role.name, held.id`,
    [accountId],
  );
  return rows;
}

export type MetaRow = Omit<
  Account["userMeta"],
  "eulaStatus" | "lightFrontUserFeature" | "proficiencyLevel" | "apOutOfOfficeStatus"
>;

/** What the person set or was given; a group's account has the employee's. */
export async function metaOf(tx: Tx, accountId: number): Promise<MetaRow> {
  const { rows } = await tx.client.query<MetaRow>(
    `select person.ai_text_language as "userAiTextLanguage", person.ai_text_tonalities as "userAiTextTonalities",
       person.ai_text_audience_id as "userAiTextAudienceModelId", person.voice_type as "voiceType",
       person.autopilot_on as "isAutopilotEnable", person.out_of_office_from::text as "apOutOfOfficeStartDate",
       person.out_of_office_to::text as "apOutOfOfficeEndDate", person.review_user as "isReviewUser",
       person.saved_filters as "savedFilters", person.saved_realtime_filters as "savedRealtimeFilters",
       person.cost_center as "costCenter", person.profile_rating as "profileRating",
       person.questionnaire_skipped as "isSkipped", person.tour_visited as "isOnboardingTourVisited",
       person.tour_skips as "onboardingTourSkipCount"
     from account join account person on person.id = coalesce(account.primary_account_id, account.id)
     where account.id = $1`,
    [accountId],
  );
  const row = rows[0];
  if (!row) throw new Error("an account without facts");
  return row;
}
