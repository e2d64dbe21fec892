import { screens } from "@polyphon/contract/screens/screens.ts";
import { builtPaths } from "../../tools/screens/screens-built.ts";
import type { App } from "./visitor.ts";

export interface BuiltAddress {
  readonly path: string;
  /** With its parameters filled in. */
  readonly address: string;
  /** Shown only to signed-out visitors. */
  readonly forVisitors: boolean;
  /** Needs a key from an e-mail or a redirect; without one it shows its refusal. */
  readonly refuses: boolean;
}

/** For parameters that are not the id of a record. */
const usual: Readonly<Record<string, string>> = {
  token: "nobody-has-it",
  key: "about",
  roleName: "Writer",
  params: "all",
};

const ofKeys = /^\/(multipass-login|verify-user|verify-account|resetpassword|unsubscribe_emails|sso\/)/;

/** Every built screen of an app as an address that can be opened. Fails for a parameter without a known value. */
export function builtAddresses(app: App, idOf: (path: string) => number): BuiltAddress[] {
  const built = builtPaths(new URL(`../../apps/${app}/src/app/built-screens.ts`, import.meta.url).pathname);
  return built.map((path) => ({
    path,
    address: path.replaceAll(/:(\w+)/g, (_, name: string) => {
      const value = usual[name] ?? (/id$/i.test(name) ? idOf(path) : undefined);
      if (value === undefined) throw new Error(`${path}: no value for ${name}`);
      return String(value);
    }),
    refuses: ofKeys.test(path),
    forVisitors: screens.some((one) => one.app === app && one.path === path && one.permission === "public"),
  }));
}
