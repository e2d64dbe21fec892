import { listErrorLog as at } from "@polyphon/contract/operations/logs.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { postsById } from "../../../content/content.api.ts";
import { jobErrors, mailErrors, shareErrors } from "../error-sources.ts";
import { windowOf } from "../log-window.ts";
import { newestFirst } from "../newest-first.ts";
import type { OperationsDeps } from "../../operations.deps.ts";
import { namesOfThose } from "../../kill-switches/switch.present.ts";

const dayMs = 86_400_000;

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
    };
    // Only a share has a network, a post and a company.
    const ofShares =
      filter.network !== null || filter.postId !== null || filter.companyIds !== null || filter.failedOnly;
    const asked = input.type ? [sources[input.type]] : Object.values(sources);
    const { items, next } = await newestFirst(
      asked.filter((source) => !ofShares || source === sources.SHARE),
      input.after,
      input.limit,
    );

    const nameOf = await namesOfThose(
      tx,
      items.map((item) => item.userId),
    );
    const posts = await postsById(tx, [...new Set(items.flatMap(({ postId }) => postId ?? []))]);
    const titles = new Map(posts.map((post) => [post.id, post.title]));
    return {
      items: items.map((item) => ({
        reference: item.reference,
        type: item.type,
        network: item.network,
        user: item.user ?? nameOf(item.userId),
        postId: item.postId,
        postTitle: item.postId === null ? null : (titles.get(item.postId) ?? null),
        status: item.status,
        reason: item.reason,
        detail: item.detail,
        at: item.at.toISOString(),
      })),
      next,
    };
  });
