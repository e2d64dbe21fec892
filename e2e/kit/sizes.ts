/** The window sizes used by most journeys. */
export const desktop = { width: 1280, height: 900 } as const;
export const phone = { width: 320, height: 900 } as const;
