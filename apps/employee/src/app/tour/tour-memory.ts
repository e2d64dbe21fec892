import { type TourPlace, tourStepNames } from "@polyphon/rules/people/tour/tour-steps.ts";
import { tourKey } from "../../shared/session/session.ts";

const skipped = "skipped";
const isStep = (value: unknown): value is TourPlace["step"] => tourStepNames.some((step) => step === value);

type KeptPlace = Pick<TourPlace, "steps" | "step">;

function placeIn(text: string): KeptPlace | null {
  const [step, ...steps] = text.split(",");
  return isStep(step) && steps.every(isStep) && steps.includes(step) ? { step, steps } : null;
}

/** Survives a network's consent page; deleted at the end of the session. */
export const tourMemory = {
  isSkipped: (): boolean => localStorage.getItem(tourKey) === skipped,
  skip: (): void => localStorage.setItem(tourKey, skipped),
  read: (): KeptPlace | null => placeIn(localStorage.getItem(tourKey) ?? ""),
  keep: ({ step, steps }: KeptPlace): void => localStorage.setItem(tourKey, [step, ...steps].join(",")),
  forget: (): void => localStorage.removeItem(tourKey),
};
