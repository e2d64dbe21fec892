import type { ResourceDesk } from "../../platform/resource/resource-desk.ts";

export interface IndividualsDeps {
  readonly desk: ResourceDesk;
}
