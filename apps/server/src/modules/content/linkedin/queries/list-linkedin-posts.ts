import { listLinkedinPosts as at } from "@polyphon/contract/content/linkedin/linkedin-posts.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { makeCursor, readCursor } from "../../../../platform/page/cursor.ts";
import { organisationOfCompany } from "../../../networks/networks.api.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { findImport } from "../linkedin-import.store.ts";
import { mayDecide, openDesk } from "../linkedin.policy.ts";
import { presentRow } from "../linkedin.present.ts";
import { listLinkedinPosts as findPage } from "../linkedin-post.store.ts";

export const listLinkedinPosts = ({ images }: Pick<ContentDeps, "images">) =>
  query(at, async ({ input, actor, tx }) => {
    const companyId = await openDesk(tx, actor);
    const place = readCursor(input.after, ["instant", "number"]);
    const found = await findPage(tx, {
      companyId,
      status: input.status ?? null,
      search: input.search === undefined || input.search === "" ? null : input.search,
      after: place && { at: String(place[0]), id: Number(place[1]) },
      limit: input.limit + 1,
    });
    const rows = found.slice(0, input.limit);
    const [shown, page, state] = await Promise.all([
      images(
        tx,
        rows.flatMap(({ imageIds }) => imageIds.slice(0, 1)),
      ),
      organisationOfCompany(tx, companyId),
      findImport(tx, companyId),
    ]);
    const last = rows.at(-1);
    return {
      items: rows.map((row) => presentRow(actor, row, shown)),
      next: found.length > input.limit && last ? makeCursor(last.place, last.id) : null,
      page: {
        name: page?.name ?? null,
        readAt: state?.readAt?.toISOString() ?? null,
        nextReadAt: state?.nextReadAt.toISOString() ?? null,
        problem: page ? (page.living ? (state?.problem ?? null) : "CONNECTION_LOST") : "NOT_CONNECTED",
      },
      can: { readNow: mayDecide(actor) && page?.living === true },
    };
  });
