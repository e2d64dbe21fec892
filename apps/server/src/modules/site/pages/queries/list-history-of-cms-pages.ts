import { listPageHistory as at } from "@polyphon/contract/site/site.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { listChanges } from "../../../../platform/resource/record-change.ts";
import { pageSubject } from "../changes-of-page.ts";
import { findPage } from "../pages.store.ts";
import type { SiteDeps } from "../../site.deps.ts";

export const listHistoryOfCmsPages = ({ accountNames }: Pick<SiteDeps, "accountNames">) =>
  query(at, async ({ input, tx }) => {
    if (!(await findPage(tx, input.id))) throw new Refusal("not_found");
    return listChanges(tx, pageSubject, input, { accountNames });
  });
