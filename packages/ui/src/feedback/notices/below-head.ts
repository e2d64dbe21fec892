interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/** The room between notices and what they must not cover. */
const room = 8;

/**
 * Where notices begin so that the head of a dialog stays free: below it when they would lie over it, at their own place
 * otherwise, and also where below it they would leave the window.
 */
export function belowHead(notices: Extent, head: Extent | null, height: number): number {
  const isClear = head === null || head.top >= notices.bottom + room || head.bottom <= notices.top - room;
  if (isClear) return notices.top;
  const below = head.bottom + room;
  return below + (notices.bottom - notices.top) > height ? notices.top : below;
}
