import { listErrorLog as at } from "@polyphon/contract/operations/logs.contract.ts";
import type { ErrorType } from "@polyphon/contract/operations/operations.ts";
import { query } from "../../../../platform/operation/query.ts";
import { postsById } from "../../../content/content.api.ts";
import { idsOfAddresses } from "../../../identity/identity.api.ts";
import {
  type ErrorEntry,
  type ErrorFilter,
  jobErrors,
  mailErrors,
  shareErrors,
  signInErrors,
} from "../error-sources.ts";
import { windowOf } from "../log-window.ts";
import { newestFirst } from "../newest-first.ts";
import type { OperationsDeps } from "../../operations.deps.ts";
import { namesOfThose } from "../../kill-switches/switch.present.ts";

const dayMs = 86_400_000;

/** Sign-ins fail every minute of a working day; they are listed where they are asked for. */
const usual: readonly ErrorType[] = ["SHARE", "MAIL", "JOB"];

/** Only a share has a network and a post, and only shares and sign-ins have a company. */
function canMatch(type: ErrorType, { network, postId, companyIds, failedOnly }: ErrorFilter): boolean {
  if (type === "SHARE") return true;
  if (network !== null || postId !== null || failedOnly) return false;
  return companyIds === null || type === "SIGN_IN";
}

/** Whoever it happened to, by name or by the address that was typed or written to. */
function userOf({ userId, user }: ErrorEntry, name: string | null, idOf: (address: string) => number | null) {
  if (user !== null) return { id: userId ?? idOf(user.toLowerCase()), name: user };
  return name === null ? null : { id: userId, name };
}

export const listErrorLog = (deps: OperationsDeps) =>
  query(at, async ({ input, tx, now }) => {
    const filter = {
      ...windowOf(input, now),
      ...(input.failed === undefined ? {} : { since: new Date(now.getTime() - dayMs) }),
      network: input.network ?? null,
      postId: input.postId ?? null,
      companyIds: input.company ?? null,
      failedOnly: input.failed !== undefined,
    };
    const sources = {
      SHARE: shareErrors(tx, filter),
      MAIL: mailErrors(tx, filter),
      JOB: jobErrors(
        tx,
        filter,
        deps.jobs().map(({ name }) => name),
      ),
      SIGN_IN: signInErrors(tx, filter),
    };
    const asked = input.type ? [input.type] : usual;
    const { items, next } = await newestFirst(
      asked.filter((type) => canMatch(type, filter)).map((type) => sources[type]),
      input.after,
      input.limit,
    );

    const nameOf = await namesOfThose(
      tx,
      items.map((item) => item.userId),
    );
    const addresses = items.flatMap(({ user }) => user?.toLowerCase() ?? []);
    const people = await idsOfAddresses(tx, [...new Set(addresses)]);
    const posts = await postsById(tx, [...new Set(items.flatMap(({ postId }) => postId ?? []))]);
    const titles = new Map(posts.map((post) => [post.id, post.title]));
    return {
      items: items.map((item) => ({
        id: item.reference,
        reference: item.reference,
        type: item.type,
        network: item.network,
        user: userOf(item, nameOf(item.userId), (address) => people.get(address) ?? null),
        postId: item.postId,
        postTitle: item.postId === null ? null : (titles.get(item.postId) ?? null),
        status: item.status,
        reason: item.reason,
        detail: item.detail,
        waitSeconds: item.waitSeconds ?? 0,
        at: item.at.toISOString(),
      })),
      next,
    };
  });
