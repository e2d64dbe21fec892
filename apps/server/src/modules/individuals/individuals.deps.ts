import type { ResourceLookups } from "../../platform/resource/resource-lookups.ts";

export interface IndividualsDeps {
  readonly lookups: ResourceLookups;
}
