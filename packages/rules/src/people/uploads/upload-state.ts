import type { UploadState } from "@polyphon/contract/people/bulk-upload.ts";

const startable: readonly UploadState[] = ["CHECKED", "PAUSED", "DONE"];
const open: readonly UploadState[] = ["WAITING", "READING", "CHECKING", "CHECKED", "ADDING", "PAUSED"];

export interface UploadToSteer {
  readonly state: UploadState;
  /** Rows that a run would process. */
  readonly ready: number;
}

/** What can be done with an upload now. Rows are editable only while no worker processes them. */
export function uploadCan({ state, ready }: UploadToSteer) {
  return {
    start: startable.includes(state) && ready > 0,
    pause: state === "ADDING",
    cancel: open.includes(state),
    edit: startable.includes(state),
  };
}
