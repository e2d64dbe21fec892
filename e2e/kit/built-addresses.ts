import { screens } from "@polyphon/contract/screens/screens.ts";
import { builtPaths } from "../../tools/screens-built.ts";
import type { App } from "./open-as.ts";

export interface BuiltAddress {
  readonly path: string;
  /** With its parameters filled in. */
  readonly address: string;
  /** Shown only to visitors who are not signed in. */
  readonly forVisitors: boolean;
}

/** Every built screen of an app as an address that can be opened. A parameter nobody knows a value for fails. */
export function builtAddresses(app: App, values: Readonly<Record<string, number>>): BuiltAddress[] {
  const built = builtPaths(new URL(`../../apps/${app}/src/app/built-screens.ts`, import.meta.url).pathname);
  return built.map((path) => ({
    path,
    address: path.replaceAll(/:(\w+)/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`${path}: no value for ${name}`);
      return String(value);
    }),
    forVisitors: screens.some((one) => one.app === app && one.path === path && one.permission === "public"),
  }));
}
