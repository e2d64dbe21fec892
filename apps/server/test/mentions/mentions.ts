import { addMentions } from "@polyphon/contract/mentions/mentions.contract.ts";
import type { CallOf } from "@polyphon/contract/kit/endpoint.ts";
import { randomBytes } from "node:crypto";
import { searchKeysOf } from "@polyphon/rules/mentions/search-keys.ts";
import type { TestContext } from "../test-context.ts";
import type { TestPerson } from "../people.ts";
import type { World } from "../world.ts";

export type MentionInput = CallOf<typeof addMentions>["mentions"][number];

const code = () => randomBytes(6).toString("hex");

export const personMention = (personalName: string, more: Partial<MentionInput> = {}): MentionInput =>
  ({ accountType: "PERSONAL", personalId: code(), personalName, ...more }) as MentionInput;

export const companyMention = (organizationName: string, more: Partial<MentionInput> = {}): MentionInput =>
  ({
    accountType: "ORGANIZATION",
    organizationId: String(Number.parseInt(code(), 16)),
    organizationName,
    ...more,
  }) as MentionInput;

export const ask = (world: World, { token }: TestPerson, ...mentions: MentionInput[]) =>
  world.call(addMentions, { mentions }, { token });

export interface KeptMention {
  readonly companyId: number | null;
  readonly name: string;
  readonly status?: "PENDING_APPROVAL" | "ACTIVE" | "REJECTED";
  readonly categoryIds?: readonly number[];
}

/** A mention after the decision of staff. Returns its URN. */
export async function keepMention(context: TestContext, mention: KeptMention): Promise<string> {
  const { companyId, name, status = "ACTIVE", categoryIds = [] } = mention;
  const { rows } = await context.arrange((tx) =>
    tx.client.query<{ urn: string }>(
      `with made as (insert into linkedin_mention (company_id, account_type, linkedin_id, linkedin_urn, name, display_name, status)
         values ($1, 'PERSONAL', $3, 'urn:li:person:' || $3, $2, $2, $4) returning id, linkedin_urn),
       joined as (insert into linkedin_mention_category (mention_id, category_id, company_id)
         select id, unnest($5::bigint[]), $1 from made),
       keyed as (insert into linkedin_mention_key (mention_id, company_id, status, key)
         select id, $1, $4, unnest($6::text[]) from made)
       select linkedin_urn as urn from made`,
      [companyId, name, code(), status, categoryIds, searchKeysOf(name)],
    ),
  );
  const row = rows[0];
  if (!row) throw new Error("the mention was not written");
  return row.urn;
}
