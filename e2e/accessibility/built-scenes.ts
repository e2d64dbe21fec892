import { url } from "../kit/own-stack.ts";
import { builtAddresses } from "../kit/built-addresses.ts";
import type { App } from "../kit/open-as.ts";
import type { Scene } from "./scene.ts";

/** Every built screen that an address opens. */
export function builtScenes(app: App, idOf: (path: string) => number, forVisitors: boolean): Scene[] {
  return builtAddresses(app, idOf)
    .filter((screen) => screen.forVisitors === forVisitors)
    .map(({ path, address, refuses }) => ({
      name: path,
      provokesErrors: refuses,
      show: async (page) => {
        await page.goto(url + address);
        await page.waitForLoadState("networkidle");
      },
    }));
}
