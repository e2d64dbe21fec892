import type { Screen } from "@polyphon/contract/screens/screen.ts";
import { screens } from "@polyphon/contract/screens/screens.ts";

const segmentsOf = (path: string): readonly string[] => path.split("/");

const catalogue = screens
  .filter((screen) => screen.app === "admin")
  .map((screen) => ({ screen, segments: segmentsOf(screen.path) }));

const plain = new Map(catalogue.map(({ screen }) => [screen.path, screen]));

/** The catalogued screen behind an address of the back office; undefined for an address outside of it. */
export function screenAt(href: string): Screen | undefined {
  const [path = ""] = href.split(/[?#]/);
  const known = plain.get(path);
  if (known) return known;
  const asked = segmentsOf(path);
  return catalogue.find(
    ({ segments }) =>
      segments.length === asked.length &&
      segments.every((segment, at) => segment.startsWith(":") || segment === asked[at]),
  )?.screen;
}
