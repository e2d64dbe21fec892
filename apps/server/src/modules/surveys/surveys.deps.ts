import type { ResourceDesk } from "../../platform/resource/resource-desk.ts";

export interface SurveysDeps {
  readonly desk: ResourceDesk;
}
