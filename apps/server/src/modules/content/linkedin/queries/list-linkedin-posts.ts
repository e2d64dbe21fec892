import { listLinkedinPosts as at } from "@polyphon/contract/content/linkedin/linkedin-posts.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { organisationOfCompany } from "../../../networks/networks.api.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { findImport } from "../linkedin-import.store.ts";
import { mayDecide, openApproval } from "../linkedin.policy.ts";
import { presentRow } from "../linkedin.present.ts";
import { listLinkedinPosts as findPage } from "../linkedin-post.store.ts";

export const listLinkedinPosts = ({ images }: Pick<ContentDeps, "images">) =>
  query(at, async ({ input, actor, tx }) => {
    const companyId = await openApproval(tx, actor);
    const { rows, next } = await findPage(tx, companyId, input, input);
    const [shown, page, state] = await Promise.all([
      images(
        tx,
        rows.flatMap(({ imageIds }) => imageIds.slice(0, 1)),
      ),
      organisationOfCompany(tx, companyId),
      findImport(tx, companyId),
    ]);
    return {
      items: rows.map((row) => presentRow(actor, row, shown)),
      next,
      page: {
        name: page?.name ?? null,
        readAt: state?.readAt?.toISOString() ?? null,
        nextReadAt: state?.nextReadAt.toISOString() ?? null,
        problem: page ? (page.living ? (state?.problem ?? null) : "CONNECTION_LOST") : "NOT_CONNECTED",
      },
      can: { readNow: mayDecide(actor) && page?.living === true },
    };
  });
