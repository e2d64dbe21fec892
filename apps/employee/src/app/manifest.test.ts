import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const publicFolder = new URL("../../public/", import.meta.url);

interface Manifest {
  readonly start_url: string;
  readonly display: string;
  readonly theme_color: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
}

test("the app is installable: a name, a standalone window, and icons in the required sizes", () => {
  const text = readFileSync(new URL("manifest.webmanifest", publicFolder), "utf8");
  const manifest = JSON.parse(text) as Manifest;
  expect(manifest).toMatchObject({ start_url: "/dashboard", display: "standalone", theme_color: "#0b7285" });
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose ?? "any"])).toEqual(
    expect.arrayContaining([
      ["192x192", "any"],
      ["512x512", "any"],
      ["512x512", "maskable"],
    ]),
  );
  for (const { src } of manifest.icons) expect(existsSync(new URL(`.${src}`, publicFolder))).toBe(true);
});
