import type { Screen } from "@polyphon/contract/screens/screen.ts";

export type BuiltScreen = Pick<Screen, "app" | "path" | "module"> & { readonly built: boolean };

export type ScreensProgress = {
  readonly list: readonly BuiltScreen[];
  readonly modules: readonly { readonly module: string; readonly built: number; readonly all: number }[];
  /** Addresses that an app serves and the catalogue does not know. */
  readonly strangers: readonly string[];
};

export function screensProgress(
  catalogue: readonly Screen[],
  built: Readonly<Record<Screen["app"], readonly string[]>>,
): ScreensProgress {
  const list = catalogue.map(({ app, path, module }) => ({
    app,
    path,
    module,
    built: built[app].includes(path),
  }));
  const modules = [...Map.groupBy(list, (screen) => screen.module)].map(([module, screens]) => ({
    module,
    built: screens.filter((screen) => screen.built).length,
    all: screens.length,
  }));
  const apps = ["admin", "employee"] as const;
  const strangers = apps.flatMap((app) => {
    const known = new Set(catalogue.filter((screen) => screen.app === app).map((screen) => screen.path));
    return built[app].filter((path) => !known.has(path)).map((path) => `${app} ${path}`);
  });
  return { list, modules, strangers };
}
