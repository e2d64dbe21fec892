import type { World } from "../frame/world.ts";
import { UrnMint } from "../linkedin/urn-mint.ts";
import { Accounts } from "./accounts.ts";
import { DuplicateFilter } from "./posts/duplicate-filter.ts";
import { MediaStore } from "./media/media-store.ts";
import { RateWindows } from "./rate-windows.ts";
import { TokenStore } from "./connections/token-store.ts";
import { type XSettings, xSettings } from "./x-settings.ts";

export type OauthClient = { id: string; secret: string; name: string; redirectUris: readonly string[] };

export type XState = {
  readonly world: World;
  readonly accounts: Accounts;
  readonly tokens: TokenStore;
  readonly media: MediaStore;
  readonly duplicates: DuplicateFilter;
  readonly rates: RateWindows;
  readonly clients: Map<string, OauthClient>;
  settings: XSettings;
  newId: (now: number) => string;
};

/** X counts its ids from this moment of 2010. */
const epoch = 1_288_834_974_657;

export function createXState(world: World, settings: Partial<XSettings>): XState {
  const mint = new UrnMint();
  return {
    world,
    accounts: new Accounts(),
    tokens: new TokenStore(),
    media: new MediaStore(),
    duplicates: new DuplicateFilter(),
    rates: new RateWindows(),
    clients: new Map(),
    settings: xSettings.parse(settings),
    newId: (now) => mint.number(now - epoch),
  };
}
