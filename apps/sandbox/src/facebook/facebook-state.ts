import type { World } from "../frame/world.ts";
import { MetaTokens } from "../meta/meta-tokens.ts";
import { NumberMint } from "../meta/numbers.ts";
import { RollingLimit } from "../meta/rolling-limit.ts";
import { type FacebookSettings, facebookSettings } from "./facebook-settings.ts";
import { People } from "./people.ts";

export type Photo = {
  readonly id: string;
  readonly page: string;
  readonly bytes: Buffer;
  readonly alt: string;
};

/** A video and the post it was published with. */
export type Video = {
  readonly id: string;
  readonly page: string;
  readonly title: string;
  readonly bytes: Buffer;
  readonly post: string;
  readonly at: number;
};

/** What a post shows beside its text. */
export type Content = {
  readonly link: string;
  readonly photos: readonly string[];
  readonly video?: string;
};

export type FacebookState = {
  readonly world: World;
  readonly people: People;
  readonly tokens: MetaTokens;
  readonly photos: Map<string, Photo>;
  readonly videos: Map<string, Video>;
  readonly contents: Map<string, Content>;
  readonly numbers: NumberMint;
  readonly hourly: RollingLimit;
  settings: FacebookSettings;
};

export function createFacebookState(world: World, settings: Partial<FacebookSettings>): FacebookState {
  return {
    world,
    people: new People(),
    tokens: new MetaTokens("EAA"),
    photos: new Map(),
    videos: new Map(),
    contents: new Map(),
    numbers: new NumberMint(""),
    hourly: new RollingLimit(3_600_000),
    settings: facebookSettings.parse(settings),
  };
}

export function forgetFacebook(state: FacebookState, settings: Partial<FacebookSettings>): void {
  state.people.reset();
  state.tokens.reset();
  state.photos.clear();
  state.videos.clear();
  state.contents.clear();
  state.hourly.reset();
  state.settings = facebookSettings.parse(settings);
}
