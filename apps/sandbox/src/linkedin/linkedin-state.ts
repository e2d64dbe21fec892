import type { World } from "../frame/world.ts";
import { DailyLimit } from "./daily-limit.ts";
import { DuplicateFilter } from "./posts/duplicate-filter.ts";
import { type LinkedinSettings, linkedinSettings } from "./linkedin-settings.ts";
import { MediaStore } from "./media/media-store.ts";
import { Members } from "./members/members.ts";
import { TokenStore } from "./connections/token-store.ts";
import { UrnMint } from "./urn-mint.ts";

export type OauthClient = { id: string; secret: string; name: string; redirectUris: readonly string[] };

export type LinkedinState = {
  readonly world: World;
  readonly members: Members;
  readonly tokens: TokenStore;
  readonly media: MediaStore;
  readonly duplicates: DuplicateFilter;
  readonly limits: DailyLimit;
  readonly urns: UrnMint;
  readonly clients: Map<string, OauthClient>;
  /** The commentary of posts that were edited, with the time of the edit. */
  readonly edits: Map<string, { commentary: string; at: number }>;
  settings: LinkedinSettings;
};

export function createLinkedinState(world: World, settings: Partial<LinkedinSettings>): LinkedinState {
  return {
    world,
    members: new Members(),
    tokens: new TokenStore(),
    media: new MediaStore(),
    duplicates: new DuplicateFilter(),
    limits: new DailyLimit(),
    urns: new UrnMint(),
    clients: new Map(),
    edits: new Map(),
    settings: linkedinSettings.parse(settings),
  };
}
