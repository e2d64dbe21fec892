import { useMediaQuery } from "@mantine/hooks";
import { breakpoints } from "./breakpoints.ts";

const useIsAtMost = (width: keyof typeof breakpoints): boolean =>
  useMediaQuery(`(max-width: ${breakpoints[width]}em)`, false, { getInitialValueInEffect: false });

export const useIsPhone = (): boolean => useIsAtMost("phone");

/** A phone is narrower than a tablet, so this is true for both. */
export const useIsTabletOrPhone = (): boolean => useIsAtMost("tablet");
