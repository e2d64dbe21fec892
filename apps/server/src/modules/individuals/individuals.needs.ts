import type { ResourceDesk } from "../../platform/resource/resource-desk.ts";

export interface IndividualsNeeds {
  readonly desk: ResourceDesk;
}
