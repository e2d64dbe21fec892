import type { Listener } from "../events/listener.ts";
import type { JobHandler } from "../jobs/job-handler.ts";
import type { SealedRows } from "../secret/sealed-rows.ts";
import type { Operation } from "../operation/operation.ts";

/** A module's table of contents. */
export interface Module {
  readonly name: string;
  readonly operations: readonly Operation[];
  readonly jobs: readonly JobHandler[];
  readonly listeners: readonly Listener[];
  /** Where it keeps what a key has sealed. */
  readonly sealed?: readonly SealedRows[];
}
