import type { World } from "../frame/world.ts";
import { MetaTokens } from "../meta/meta-tokens.ts";
import { NumberMint, numberOf } from "../meta/numbers.ts";
import { RollingLimit } from "../meta/rolling-limit.ts";
import type { Container } from "./containers.ts";
import { type InstagramSettings, instagramSettings } from "./instagram-settings.ts";

export type Account = { readonly id: string; readonly name: string; readonly username: string };

export type InstagramState = {
  readonly world: World;
  readonly accounts: Map<string, Account>;
  readonly tokens: MetaTokens;
  readonly containers: Map<string, Container>;
  /** Which container a post came from. */
  readonly published: Map<string, Container>;
  readonly numbers: NumberMint;
  readonly daily: RollingLimit;
  settings: InstagramSettings;
};

const demoAccounts = ["Anna Weber", "Nordwind Energie", "Maria Rossi"];

/** Professional accounts only: others cannot be published to. */
export function ensureAccount(state: Pick<InstagramState, "accounts">, name: string, id?: string): Account {
  const clean = name.trim().replace(/\s+/g, " ");
  const key = id ?? numberOf("instagram account", clean);
  const known = state.accounts.get(key);
  if (known) return known;
  const username = clean.toLowerCase().replace(/[^a-z0-9]+/g, ".");
  const account = { id: key, name: clean, username };
  state.accounts.set(key, account);
  return account;
}

export function createInstagramState(world: World, settings: Partial<InstagramSettings>): InstagramState {
  const state = {
    world,
    accounts: new Map<string, Account>(),
    tokens: new MetaTokens("IGA"),
    containers: new Map<string, Container>(),
    published: new Map<string, Container>(),
    numbers: new NumberMint("1"),
    daily: new RollingLimit(86_400_000),
    settings: instagramSettings.parse(settings),
  };
  for (const name of demoAccounts) ensureAccount(state, name);
  return state;
}

export function forgetInstagram(state: InstagramState, settings: Partial<InstagramSettings>): void {
  state.accounts.clear();
  for (const name of demoAccounts) ensureAccount(state, name);
  state.tokens.reset();
  state.containers.clear();
  state.published.clear();
  state.daily.reset();
  state.settings = instagramSettings.parse(settings);
}
