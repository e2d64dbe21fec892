import { type AdminScreenPath, screens } from "@polyphon/contract/screens/screens.ts";
import { useMatches } from "@tanstack/react-router";
import { screenPattern } from "../address/screen-pattern.ts";

const screenOfPattern = new Map<string, AdminScreenPath>(
  screens
    .filter((screen) => screen.app === "admin")
    .map(({ path }) => [screenPattern(path), path as AdminScreenPath]),
);

/** The catalogued screen that is open now. */
export function useCurrentScreen(): AdminScreenPath | undefined {
  const matches: readonly { readonly fullPath: string }[] = useMatches();
  return screenOfPattern.get(matches.at(-1)?.fullPath ?? "");
}
