import type { ResourceLookups } from "../../platform/resource/resource-lookups.ts";

export interface OutreachDeps {
  readonly lookups: ResourceLookups;
}
