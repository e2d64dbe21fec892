import { type TestContext, unique } from "../../test-context.ts";
import type { CompanyWithStaff } from "../cast.ts";
import { makeRef } from "../fixtures/ref-fixtures.ts";

/** An employee who has done everything that staff could look at, in words that are found in any answer. */
export interface WatchedEmployee {
  /** Says who it is. */
  readonly identity: readonly string[];
  /** Says what was done. */
  readonly doing: readonly string[];
  /** Ids of what is about this employee, by kind; everything else is made when it is asked for. */
  readonly refs: ReadonlyMap<string, number>;
}

export async function addWatchedEmployee(
  context: TestContext,
  company: CompanyWithStaff,
  firstName: "Hazel" | "Olivia",
): Promise<WatchedEmployee> {
  const name = unique(firstName).replaceAll("-", "");
  const doing = `deed-of-${name}`;
  const lastLogin = `2024-02-2${firstName.length}T03:04:05.678Z`;
  return context.arrange(async (tx) => {
    async function id(sql: string, values: readonly unknown[]): Promise<number> {
      const { rows } = await tx.client.query<{ id: number }>(sql, [...values]);
      return rows[0]?.id ?? 0;
    }
    const { companyId } = company;
    const accountId = await id(
      `insert into account (company_id, kind, email, password_hash, first_name, last_name, status, terms_accepted_at, last_login_at)
       values ($1, 'front', lower($2) || '@mail.example', 'none', $2, 'Watched', 'ENABLED', now(), $3) returning id`,
      [companyId, name, lastLogin],
    );
    const holder = { ...company, accountId, member: name };
    const make = async (kind: string, mark = "plain", postMark = "plain post") =>
      Number(await makeRef(kind, { tx, context, holder, mark, postMark }));
    await tx.client.query(
      `insert into social_connection (company_id, user_id, network, status, external_id, display_name, key_id, access_token, access_expires_at)
       values ($1, $2, 'LINKEDIN', 'TOKEN_ACTIVE', $3, $4, 'none', '', now() + interval '30 days')`,
      [companyId, accountId, name, `${doing} account`],
    );
    const share = await make("companyShare", doing);
    await tx.client.query(
      `update share set due_at = now() + interval '3 days', state = 'SCHEDULED', permalink = 'https://www.example.com/' || $2 where id = $1`,
      [share, doing],
    );
    const stuck = await make("failedShare", doing);
    await tx.client.query(
      `insert into share_attempt (share_id, company_id, attempt, worker, started_at, ended_at, outcome, reason, detail)
       values ($1, $2, 1, 1, now(), now(), 'refused', 'content_rejected', $3)`,
      [stuck, companyId, `${doing} detail`],
    );
    await tx.client.query(
      `insert into mail (company_id, recipient, template, language, values, state, error)
       values ($1, lower($2) || '@mail.example', 'connection-lost', 'en', '{}', 'FAILED', $3)`,
      [companyId, name, `${doing} mail`],
    );
    await tx.client.query(
      `insert into failed_sign_in (at, company_id, account_id, login, panel, reason, wait_seconds, address, agent)
       values (now(), $1, $4, lower($2) || '@mail.example', 'FRONT', 'wrong_password', 0, '127.0.0.1', $3)`,
      [companyId, name, `${doing} browser`, accountId],
    );
    const post = await make("post");
    await tx.client.query(
      "insert into post_reaction (post_id, account_id, company_id, kind) values ($1, $2, $3, 'LIKE')",
      [post, accountId, companyId],
    );
    await tx.client.query(
      "insert into post_report (post_id, account_id, company_id, reason) values ($1, $2, $3, $4)",
      [post, accountId, companyId, `${doing} reason`],
    );
    const item = await make("realTimeItem");
    await tx.client.query(
      "insert into real_time_action (item_id, account_id, company_id, kind) values ($1, $2, $3, 'LIKE')",
      [item, accountId, companyId],
    );
    await tx.client.query(
      "insert into autopilot_setting (account_id, company_id, switched_on) values ($1, $2, true)",
      [accountId, companyId],
    );
    const userRun = await id(
      `insert into autopilot_user_run (company_id, user_id, monday, cause)
       values ($1, $2, date_trunc('week', now())::date, 'CHANGED') returning id`,
      [companyId, accountId],
    );
    const notification = await make("staffNotification");
    await tx.client.query(
      `insert into notice (company_id, account_id, kind, once_key, seen_at) values ($1, $2, 'staff-message', 'staff-notification:' || $3, now())`,
      [companyId, accountId, String(notification)],
    );
    const questionnaire = await make("questionnaire");
    const question = await id(
      `insert into questionnaire_question (questionnaire_id, question_text, option_type, options, display_order)
       values ($1, 'How is it?', 'PLAIN_TEXT', '{}', 1) returning id`,
      [questionnaire],
    );
    await tx.client.query(
      `with replied as (insert into questionnaire_reply (questionnaire_id, company_id, account_id, answered_at, rating)
         values ($1, $2, $3, now(), 'Happy') returning id)
       insert into questionnaire_answer (reply_id, question_id, company_id, answer_text)
       select id, $4, $2, $5 from replied`,
      [questionnaire, companyId, accountId, question, `${doing} answer`],
    );
    return {
      identity: [`${name} Watched`, `${name.toLowerCase()}@mail.example`],
      doing: [doing, lastLogin],
      refs: new Map([
        ["account", accountId],
        ["employee", accountId],
        ["companyShare", share],
        ["post", post],
        ["realTimeItem", item],
        ["autopilotUserRun", userRun],
        ["staffNotification", notification],
        ["questionnaire", questionnaire],
        ["question", question],
        ["company", companyId],
      ]),
    };
  });
}
