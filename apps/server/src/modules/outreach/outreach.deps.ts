import type { ResourceDesk } from "../../platform/resource/resource-desk.ts";

export interface OutreachDeps {
  readonly desk: ResourceDesk;
}
