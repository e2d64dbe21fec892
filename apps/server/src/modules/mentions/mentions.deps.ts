import type { MentionLookup, EntityCompanies } from "./mentions.port.ts";

export interface MentionsDeps {
  readonly lookUp: MentionLookup;
  readonly entityCompanies: EntityCompanies;
  readonly adminUrl: string;
}
