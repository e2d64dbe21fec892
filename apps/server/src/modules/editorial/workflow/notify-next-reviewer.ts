import type { PostStatus } from "@polyphon/contract/content/content.ts";
import { type UserType, userTypes } from "@polyphon/contract/permissions.ts";
import type { AdminScreenPath } from "@polyphon/contract/screens/screens.ts";
import { nextHand } from "@polyphon/rules/editorial/workflow/workflow.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { queueMail } from "../../../platform/mail/queue-mail.ts";
import { queueMails } from "../../../platform/mail/queue-mails.ts";
import { type CategorisedPost, eicAddressesOf } from "../../content/content.api.ts";
import { findPerson, namesOfAccounts, staffOfCategory } from "../../identity/identity.api.ts";
import { addNotices, postBackMail, postWaitingMail } from "../../notifications/notifications.api.ts";
import type { EditorialDeps } from "../editorial.deps.ts";
import type { Feedback } from "./feedback.ts";

/** The screen where each kind of staff finds waiting posts. */
const queues = {
  [userTypes.writer]: "/admin/writer-manage-post",
  [userTypes.proofreader]: "/admin/proof-reader-posts",
  [userTypes.editorInChief]: "/admin/eic-manage-post",
  [userTypes.approver]: "/admin/wizard_posts/approver_list",
} as const satisfies Partial<Record<UserType, AdminScreenPath>>;

export interface NotifiedStep {
  readonly post: CategorisedPost;
  readonly to: PostStatus;
  readonly by: number;
  readonly feedback: Feedback;
  /** The same step a second time notifies nobody. */
  readonly onceKey: string;
}

interface Reader {
  /** Of staff; a notification address has none. */
  readonly id?: number;
  readonly email: string;
  readonly language: "en" | "de";
}

/** Editors of the category, each once; plain notification addresses get English. */
async function editorsOf(
  tx: Tx,
  userType: typeof userTypes.proofreader | typeof userTypes.editorInChief | typeof userTypes.approver,
  post: CategorisedPost,
): Promise<Reader[]> {
  const staff = await staffOfCategory(tx, userType, post.categoryId, userType !== userTypes.approver);
  const besides = userType === userTypes.editorInChief ? await eicAddressesOf(tx, post.categoryId) : [];
  const all = [
    ...staff,
    ...[...staff.flatMap(({ notificationEmails }) => notificationEmails), ...besides].map((email) => ({
      email,
      language: "en" as const,
    })),
  ];
  return [...Map.groupBy(all, ({ email }) => email.toLowerCase()).values()].flatMap(([first]) => first ?? []);
}

const queueOf = (userType: keyof typeof queues, post: Pick<CategorisedPost, "id">) =>
  `${queues[userType]}?post=${post.id}`;

const hasQueue = (userType: number): userType is keyof typeof queues => userType in queues;

/** The post in the queue of this kind of staff; those without one look at it where the Editor-in-Chief does. */
export const reviewHref = (userType: number, post: Pick<CategorisedPost, "id">): string =>
  queueOf(hasQueue(userType) ? userType : userTypes.editorInChief, post);

const linkTo = ({ adminUrl }: EditorialDeps, path: string) => `${adminUrl}${path.replace("/admin", "")}`;

async function notifyWriter(
  tx: Tx,
  deps: EditorialDeps,
  notice: NotifiedStep,
  byName: string,
): Promise<void> {
  const { post, to, feedback, onceKey } = notice;
  const writer = post.createdBy === null ? null : await findPerson(tx, post.createdBy);
  if (!writer) return;
  const href = queueOf(userTypes.writer, post);
  const final = nextHand(to) === null;
  await addNotices(tx, [
    {
      companyId: null,
      accountId: writer.id,
      kind: final ? "post-rejected" : "post-back",
      values: { title: post.title, by: byName, reason: feedback.reason ?? "" },
      href,
      onceKey,
    },
  ]);
  await queueMail(tx, {
    companyId: null,
    recipient: writer.email,
    template: postBackMail,
    language: writer.language,
    values: {
      name: writer.firstName,
      title: post.title,
      category: post.categoryName,
      by: byName,
      reason: feedback.reason ?? "",
      voices: (feedback.voices ?? []).map((voice) => Number(voice.slice(-1))),
      final,
      url: linkTo(deps, href),
    },
    onceKey: `${onceKey}:${writer.id}`,
  });
}

/** A mail and a notification to everybody whose turn it is now. A published post is nobody's turn. */
export async function notifyNextReviewer(tx: Tx, deps: EditorialDeps, notice: NotifiedStep): Promise<void> {
  const { post, to, by, feedback, onceKey } = notice;
  if (to === "PUBLISHED") return;
  const byName = (await namesOfAccounts(tx, [by])).get(by) ?? "";
  const next = nextHand(to);
  if (next !== userTypes.proofreader && next !== userTypes.editorInChief && next !== userTypes.approver)
    return notifyWriter(tx, deps, notice, byName);
  const readers = await editorsOf(tx, next, post);
  const href = queueOf(next, post);
  await addNotices(
    tx,
    readers.flatMap(({ id }) =>
      id === undefined
        ? []
        : {
            companyId: null,
            accountId: id,
            kind: "post-waiting" as const,
            values: { title: post.title, by: byName, category: post.categoryName },
            href,
            onceKey,
          },
    ),
  );
  const values = {
    title: post.title,
    category: post.categoryName,
    by: byName,
    note: feedback.note ?? null,
    url: linkTo(deps, href),
  };
  await queueMails(tx, {
    companyId: null,
    template: postWaitingMail,
    mails: readers.map(({ email, language }) => ({
      recipient: email,
      language,
      values,
      onceKey: `${onceKey}:${email}`,
    })),
  });
}
