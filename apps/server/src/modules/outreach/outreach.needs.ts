import type { ResourceDesk } from "../../platform/resource/resource-desk.ts";

export interface OutreachNeeds {
  readonly desk: ResourceDesk;
}
