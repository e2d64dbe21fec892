import type { readEicDashboard } from "@polyphon/contract/editorial/work.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";

export type EicFigures = OutputOf<typeof readEicDashboard>;
