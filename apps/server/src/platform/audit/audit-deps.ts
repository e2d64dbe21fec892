import type { Config } from "../config/config.ts";
import { type KeyRing, readKeyRing } from "../secret/key-ring.ts";
import { type OutsideSeals, sealsInFile } from "./outside-seals.ts";

/** What sealing and checking need beside the database. */
export interface AuditDeps {
  readonly keys: KeyRing;
  readonly outside: OutsideSeals | null;
}

export function auditDeps(config: Pick<Config, "AUDIT_KEYS" | "AUDIT_SEAL_FILE">): AuditDeps {
  return {
    keys: readKeyRing("AUDIT_KEYS", config.AUDIT_KEYS),
    outside: config.AUDIT_SEAL_FILE === "" ? null : sealsInFile(config.AUDIT_SEAL_FILE),
  };
}
