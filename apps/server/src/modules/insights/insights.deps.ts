import type { AccountFilterOf } from "./insights.port.ts";

export interface InsightsDeps {
  readonly accountFilterOf: AccountFilterOf;
}
