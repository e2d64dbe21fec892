import type { ResourceLookups } from "../../platform/resource/resource-lookups.ts";

export interface SurveysDeps {
  readonly lookups: ResourceLookups;
}
