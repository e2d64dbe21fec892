import type { TourStep } from "@polyphon/rules/people/tour.ts";
import { tourKey } from "../../../shared/session.ts";

/** Outlives the way through a network's consent page; the end of the session forgets it. */
export const tourMemory = {
  read: (): string | null => localStorage.getItem(tourKey),
  keep: (place: TourStep | "skipped"): void => localStorage.setItem(tourKey, place),
  forget: (): void => localStorage.removeItem(tourKey),
};
