import { listRealTimeSources as at } from "@polyphon/contract/content/real-time/real-time.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { listSources } from "../real-time-item.store.ts";

export const listRealTimeSources = query(at, ({ actor, tx }) => listSources(tx, actor.companyId));
