import type { FrontUsers } from "@polyphon/contract/people/front-users/front-user.resource.ts";
import { query } from "../../../../platform/operation/query.ts";
import { wordOf } from "../../../../platform/resource/show-rows.ts";
import type { FrontUserDeps } from "../front-users.deps.ts";
import { pageOfFrontUsers } from "../page-of-front-users.ts";
import type { AccessibleTypes } from "../reach.ts";

/** A request builds a part of the file; the browser asks for the next. */
const rowsAtOnce = 500;

/** Columns in the order of the resource's fields, by which the browser names them. */
export const exportFrontUsers = (resource: FrontUsers, types: AccessibleTypes, deps: FrontUserDeps) =>
  query(resource.export, async ({ input, actor, tx, now, guard }) => {
    const page = await pageOfFrontUsers(
      tx,
      input,
      { reader: actor, guard, types, limit: rowsAtOnce, now },
      deps,
    );
    const { networks: _, ...plain } = resource.fields;
    return {
      rows: (await guard.withhold(resource.row, page.items)).map((row) => {
        const networks = (row.networks ?? []).map(({ network, mark }) => `${network} ${mark}`).join(", ");
        return Object.keys(resource.fields).map((name) => {
          const field = plain[name as keyof typeof plain];
          return name === "networks" ? networks : wordOf(field, row[name as keyof typeof plain]);
        });
      }),
      next: page.next,
    };
  });
