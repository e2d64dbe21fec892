import type { PostStatus } from "@polyphon/contract/content/content.ts";
import type { Tx } from "../../platform/db/transaction.ts";

interface Worker {
  readonly id: number;
  readonly curatorCode: string | null;
}

/** The demo's people of the workflow, by their role. */
export async function editorialPeople(
  tx: Tx,
): Promise<Readonly<Record<"writer" | "proofreader" | "chief" | "approver", Worker>>> {
  const of = async (email: string): Promise<Worker> => {
    const { rows } = await tx.client.query<Worker>(
      `select account.id, held.curator_code as "curatorCode" from account
         join role_assignment held on held.account_id = account.id where account.email = $1`,
      [email],
    );
    if (!rows[0]) throw new Error(`the demo has no ${email}`);
    return rows[0];
  };
  return {
    writer: await of("writer@polyphon.example"),
    proofreader: await of("proof@polyphon.example"),
    chief: await of("chief@polyphon.example"),
    approver: await of("approver@polyphon.example"),
  };
}

export async function addDraft(
  tx: Tx,
  draft: {
    readonly title: string;
    readonly category: string;
    readonly source: string;
    readonly voices: readonly unknown[];
    readonly status: PostStatus;
    readonly version: number;
    readonly publishAt: Date;
    readonly writerId: number;
  },
): Promise<{ readonly id: number; readonly categoryId: number }> {
  const { rows } = await tx.client.query<{ id: number; categoryId: number }>(
    `insert into post (category_id, title, source, type, language, post_url, voices, publish_at, status, version, created_by)
     select id, $2, $3, 'TEXT', 'ENGLISH', 'https://www.example.com/stories', $4, $5, $6, $7, $8 from category where name = $1
     returning id, category_id as "categoryId" /* not null: categoryId */`,
    [
      draft.category,
      draft.title,
      draft.source,
      JSON.stringify(draft.voices),
      draft.publishAt,
      draft.status,
      draft.version,
      draft.writerId,
    ],
  );
  if (!rows[0]) throw new Error(`the demo has no category ${draft.category}`);
  return rows[0];
}
