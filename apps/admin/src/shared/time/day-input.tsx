import type { DayInputProps } from "@polyphon/admin-kit/kit/kit-context.tsx";
import { Suspense } from "react";
import { lazyPart } from "../connection/lazy-part.ts";

// The calendar is heavy and only forms with dates need it.
const DayPicker = lazyPart(() => import("./day-picker.tsx"));

/** A day chosen from a calendar. */
export function DayInput(props: DayInputProps) {
  return (
    <Suspense>
      <DayPicker {...props} />
    </Suspense>
  );
}
