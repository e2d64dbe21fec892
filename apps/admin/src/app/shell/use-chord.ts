import { useHotkeys } from "@mantine/hooks";
import { useRef } from "react";

const WITHIN_MS = 1_000;

/** Two keys in sequence, such as G then A. Ignored while typing. */
export function useChord(first: string, second: string, act: () => void): void {
  const firstAt = useRef(0);
  useHotkeys([
    [
      first,
      () => {
        firstAt.current = Date.now();
      },
    ],
    [second, () => Date.now() - firstAt.current < WITHIN_MS && act()],
  ]);
}
