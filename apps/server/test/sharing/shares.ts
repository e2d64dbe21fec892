import { type AccountType, type Network, networks } from "@polyphon/contract/networks/networks.ts";
import type { ShareState } from "@polyphon/contract/sharing/sharing.ts";
import { type TestContext, unique } from "../test-context.ts";
import { postCopy, type TestPerson } from "../people.ts";

export interface ShareOptions {
  readonly network?: Network;
  readonly state?: ShareState;
  readonly dueAt?: string;
}

/** A share as the product or its engine would have left it. */
export async function addShare(
  context: TestContext,
  person: TestPerson,
  postId: number,
  options: ShareOptions = {},
): Promise<number> {
  const { network = "LINKEDIN", state = "SCHEDULED", dueAt = "2030-01-16T10:00:00Z" } = options;
  const { rows } = await context.arrange((tx) =>
    tx.client.query<{ id: number }>(
      `insert into share (company_id, user_id, post_id, network, voice, text, due_at, state, reason, check_at, held_at, shared_at)
       values ($1, $2, $3, $4, 'VOICE_1', $5, $6, $7::share_state,
         case $7 when 'HELD' then 'token_expired' when 'FAILED' then 'content_rejected' when 'CANCELLED' then 'cancelled_by_user' end,
         case when $7 = 'PUBLISHING' then now() + interval '1 hour' end,
         case when $7 = 'HELD' then now() end, case when $7 = 'SHARED' then now() end)
       returning id`,
      [person.companyId, person.id, postId, network, postCopy, dueAt, state],
    ),
  );
  return rows[0]?.id ?? 0;
}

/** As people usually connect: pages on Facebook, professional accounts on Instagram. */
const usualType = (facebook: AccountType): Readonly<Record<Network, AccountType>> => ({
  LINKEDIN: "PERSONAL",
  TWITTER: "PERSONAL",
  XING: "PERSONAL",
  FACEBOOK: facebook,
  INSTAGRAM: "PROFESSIONAL",
});

/** Connections on every network, without calling the networks. */
export async function connectEverything(
  context: TestContext,
  person: TestPerson,
  facebook: AccountType = "PAGE",
): Promise<void> {
  const types = usualType(facebook);
  await context.arrange((tx) =>
    tx.client.query(
      `insert into social_connection (company_id, user_id, network, account_type, status, external_id, display_name, key_id,
         access_token, access_expires_at)
       select $1, $2, network, account_type, 'TOKEN_ACTIVE', $3 || network, 'Frida Front', 'none', '', now() + interval '1 hour'
       from unnest($4::text[], $5::text[]) as given (network, account_type)
       on conflict do nothing`,
      [person.companyId, person.id, unique("member"), networks, networks.map((network) => types[network])],
    ),
  );
}

/** A picture of the provider, attached to a post; only its bytes are missing. */
export async function addPicture(context: TestContext, postId: number, position = 1): Promise<number> {
  const { rows } = await context.arrange((tx) =>
    tx.client.query<{ id: number }>(
      `with made as (
         insert into media (file_name, state, mime_type, bytes, width, height, original_key, picture_key, thumbnail_key)
         values ($1, 'READY', 'image/jpeg', 1000, 800, 400, $1, $1, $1) returning id)
       insert into post_image (post_id, media_id, position) select $2, id, $3 from made returning media_id as id`,
      [unique("picture"), postId, position],
    ),
  );
  return rows[0]?.id ?? 0;
}
