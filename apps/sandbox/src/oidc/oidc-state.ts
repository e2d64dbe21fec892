import { randomBytes } from "node:crypto";
import type { World } from "../frame/world.ts";
import { Directory, type DirectoryPerson } from "./directory.ts";
import { KeyRing } from "./key-ring.ts";
import { type OidcSettings, oidcSettings } from "./oidc-settings.ts";

export type IssuedCode = {
  clientId: string;
  redirectUri: string;
  nonce: string | null;
  challenge: string;
  tenant: string;
  person: DirectoryPerson;
  expiresAt: number;
};

export type OidcState = {
  readonly world: World;
  readonly directory: Directory;
  readonly keys: KeyRing;
  readonly codes: Map<string, IssuedCode>;
  settings: OidcSettings;
};

export function newCode(): string {
  return randomBytes(24).toString("base64url");
}

export function createOidcState(world: World, settings: Partial<OidcSettings>): OidcState {
  return {
    world,
    directory: new Directory(),
    keys: new KeyRing(),
    codes: new Map(),
    settings: oidcSettings.parse(settings),
  };
}
