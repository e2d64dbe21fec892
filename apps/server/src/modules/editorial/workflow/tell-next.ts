import type { PostStatus } from "@polyphon/contract/content/content.ts";
import { type UserType, userTypes } from "@polyphon/contract/permissions.ts";
import type { AdminScreenPath } from "@polyphon/contract/screens/screens.ts";
import { nextHand } from "@polyphon/rules/editorial/workflow/workflow.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { queueMail } from "../../../platform/mail/queue-mail.ts";
import { type CategorisedPost, eicAddressesOf } from "../../content/content.api.ts";
import { findPerson, namesOfAccounts, staffOfCategory } from "../../identity/identity.api.ts";
import { addNotices, postBackMail, postWaitingMail } from "../../notifications/notifications.api.ts";
import type { EditorialDeps } from "../editorial.deps.ts";
import type { Said } from "./said.ts";

/** Where each kind of staff finds what waits. */
const desks = {
  [userTypes.writer]: "/admin/writer-manage-post",
  [userTypes.proofreader]: "/admin/proof-reader-posts",
  [userTypes.editorInChief]: "/admin/eic-manage-post",
  [userTypes.approver]: "/admin/wizard_posts/approver_list",
} as const satisfies Partial<Record<UserType, AdminScreenPath>>;

export interface ToldStep {
  readonly post: CategorisedPost;
  readonly to: PostStatus;
  readonly by: number;
  readonly said: Said;
  /** The same step a second time tells nobody. */
  readonly onceKey: string;
}

interface Reader {
  /** Of staff; an address that is only written to has none. */
  readonly id?: number;
  readonly email: string;
  readonly language: "en" | "de";
}

/** Editors of the category, each once as themselves; addresses that are only written to read English. */
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

const deskOf = (userType: keyof typeof desks, post: CategorisedPost) => `${desks[userType]}?post=${post.id}`;
const linkTo = ({ adminUrl }: EditorialDeps, desk: string) => `${adminUrl}${desk.replace("/admin", "")}`;

async function tellWriter(tx: Tx, deps: EditorialDeps, told: ToldStep, byName: string): Promise<void> {
  const { post, to, said, onceKey } = told;
  const writer = post.createdBy === null ? null : await findPerson(tx, post.createdBy);
  if (!writer) return;
  const href = deskOf(userTypes.writer, post);
  const final = nextHand(to) === null;
  await addNotices(tx, [
    {
      companyId: null,
      accountId: writer.id,
      kind: final ? "post-rejected" : "post-back",
      values: { title: post.title, by: byName, reason: said.reason ?? "" },
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
      reason: said.reason ?? "",
      voices: (said.voices ?? []).map((voice) => Number(voice.slice(-1))),
      final,
      url: linkTo(deps, href),
    },
    onceKey: `${onceKey}:${writer.id}`,
  });
}

/** A mail and a notice to everybody whose turn it is now. A published post is nobody's turn. */
export async function tellNext(tx: Tx, deps: EditorialDeps, told: ToldStep): Promise<void> {
  const { post, to, by, said, onceKey } = told;
  if (to === "PUBLISHED") return;
  const byName = (await namesOfAccounts(tx, [by])).get(by) ?? "";
  const next = nextHand(to);
  if (next !== userTypes.proofreader && next !== userTypes.editorInChief && next !== userTypes.approver)
    return tellWriter(tx, deps, told, byName);
  const readers = await editorsOf(tx, next, post);
  const href = deskOf(next, post);
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
  for (const { email, language } of readers)
    await queueMail(tx, {
      companyId: null,
      recipient: email,
      template: postWaitingMail,
      language,
      values: {
        title: post.title,
        category: post.categoryName,
        by: byName,
        note: said.note ?? null,
        url: linkTo(deps, href),
      },
      onceKey: `${onceKey}:${email}`,
    });
}
