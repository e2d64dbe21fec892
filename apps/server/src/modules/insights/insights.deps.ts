import type { AccountFilterOf, CountEndingAnnouncements } from "./insights.port.ts";

export interface InsightsDeps {
  readonly accountFilterOf: AccountFilterOf;
  readonly endingAnnouncements: CountEndingAnnouncements;
}
