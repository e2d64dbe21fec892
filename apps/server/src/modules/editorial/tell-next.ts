import type { PostStatus } from "@polyphon/contract/content/content.ts";
import { type UserType, userTypes } from "@polyphon/contract/permissions.ts";
import type { AdminScreenPath } from "@polyphon/contract/screens/screens.ts";
import { nextHand } from "@polyphon/rules/editorial/workflow.ts";
import type { Tx } from "../../platform/db/transaction.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { type CategorisedPost, eicAddressesOf } from "../content/content.api.ts";
import { findPerson, namesOfAccounts, staffOfCategory } from "../identity/identity.api.ts";
import { postBackMail, postWaitingMail } from "../notifications/notifications.api.ts";
import type { EditorialNeeds } from "./editorial.port.ts";
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
  readonly email: string;
  readonly language: "en" | "de";
}

/** Editors of the category; addresses that are only written to read English. */
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
  return [...new Map(all.map((reader) => [reader.email.toLowerCase(), reader])).values()];
}

async function tellWriter(tx: Tx, needs: EditorialNeeds, told: ToldStep, byName: string): Promise<void> {
  const { post, to, said, onceKey } = told;
  const writer = post.createdBy === null ? null : await findPerson(tx, post.createdBy);
  if (!writer) return;
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
      final: nextHand(to) === null,
      url: `${needs.adminUrl}${desks[userTypes.writer].replace("/admin", "")}?post=${post.id}`,
    },
    onceKey: `${onceKey}:${writer.id}`,
  });
}

/** A mail to everybody whose turn it is now. A published post is nobody's turn. */
export async function tellNext(tx: Tx, needs: EditorialNeeds, told: ToldStep): Promise<void> {
  const { post, to, by, said, onceKey } = told;
  if (to === "PUBLISHED") return;
  const byName = (await namesOfAccounts(tx, [by])).get(by) ?? "";
  const next = nextHand(to);
  if (next !== userTypes.proofreader && next !== userTypes.editorInChief && next !== userTypes.approver)
    return tellWriter(tx, needs, told, byName);
  for (const { email, language } of await editorsOf(tx, next, post))
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
        url: `${needs.adminUrl}${desks[next].replace("/admin", "")}?post=${post.id}`,
      },
      onceKey: `${onceKey}:${email}`,
    });
}
