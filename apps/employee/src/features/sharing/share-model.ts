import type { readFrontPost } from "@polyphon/contract/content/content.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { listConnections } from "@polyphon/contract/networks/networks.contract.ts";
import type { overviewSchedule, readShare } from "@polyphon/contract/sharing/sharing.contract.ts";

export type Post = OutputOf<typeof readFrontPost>;
export type Share = OutputOf<typeof readShare>;
export type Connection = OutputOf<typeof listConnections>["connections"][number];
export type Overview = OutputOf<typeof overviewSchedule>;
