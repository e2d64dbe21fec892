import type { ResourceDesk } from "../../platform/resource/resource-desk.ts";

export interface SurveysNeeds {
  readonly desk: ResourceDesk;
}
