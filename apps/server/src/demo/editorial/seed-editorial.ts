import type { PostStatus } from "@polyphon/contract/content/content.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { rateOf } from "@polyphon/rules/editorial/work/rate-of.ts";
import { isBillable } from "@polyphon/rules/editorial/workflow/workflow.ts";
import { ratesOf } from "../../modules/content/content.api.ts";
import {
  addRound,
  insertTransition,
  insertWork,
  markBillable,
} from "../../modules/editorial/workflow/workflow.store.ts";
import type { Tx } from "../../platform/db/transaction.ts";
import { type DemoDraft, demoDrafts, demoReady } from "./demo-editorial.ts";
import { addDraft, editorialPeople } from "./demo-editorial.store.ts";

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

const typeOf = {
  writer: userTypes.writer,
  proofreader: userTypes.proofreader,
  chief: userTypes.editorInChief,
  approver: userTypes.approver,
} as const;

type People = Awaited<ReturnType<typeof editorialPeople>>;

async function addStory(tx: Tx, draft: DemoDraft, people: People, now: Date): Promise<void> {
  const last = draft.steps.at(-1);
  if (!last) return;
  const copies = (words: string) => [
    { voice: "VOICE_1" as const, copy: { LINKEDIN: words, FACEBOOK: words } },
    { voice: "VOICE_2" as const, copy: { LINKEDIN: draft.second, FACEBOOK: draft.second } },
  ];
  const publishAt = new Date(
    now.getTime() + draft.week * 7 * dayMs - (last.to === "PUBLISHED" ? last.hoursAgo * hourMs : 0),
  );
  const post = await addDraft(tx, {
    title: draft.title,
    category: draft.category,
    source: draft.source,
    voices: copies(draft.copy),
    status: last.to,
    version: draft.steps.length,
    publishAt,
    writerId: people.writer.id,
  });
  const { curatorCode } = people.writer;
  const rates = curatorCode === null ? null : await ratesOf(tx, curatorCode);
  let from: PostStatus | null = null;
  for (const [index, step] of draft.steps.entries()) {
    const at = new Date(now.getTime() - step.hoursAgo * hourMs);
    const { id: accountId } = people[step.by];
    await insertTransition(tx, {
      postId: post.id,
      accountId,
      userType: typeOf[step.by],
      action: step.action,
      from,
      to: step.to,
      reason: step.reason ?? null,
      reasonKinds: step.kinds ?? [],
      voices: step.reason === undefined ? [] : ["VOICE_1"],
      note: step.note ?? null,
      post: { version: index + 1, title: draft.title, voices: copies(step.before ?? draft.copy) },
      at,
    });
    const work = { postId: post.id, writerId: people.writer.id, source: draft.source, curatorCode };
    if (step.action === "SUBMIT") await insertWork(tx, { ...work, categoryId: post.categoryId, at });
    if (step.action === "RESUBMIT")
      await addRound(tx, { id: post.id, categoryId: post.categoryId, source: draft.source });
    if (isBillable(step.to))
      await markBillable(tx, post.id, { cents: rateOf(draft.source, rates), curatorCode, at });
    from = step.to;
  }
}

/** Posts in every state of the workflow, with their history. */
export async function addEditorial(tx: Tx, now: Date): Promise<void> {
  const people = await editorialPeople(tx);
  for (const draft of [...demoDrafts, demoReady]) await addStory(tx, draft, people, now);
}
