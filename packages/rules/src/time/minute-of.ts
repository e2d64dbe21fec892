/** The minute in which a moment lies, counted from the beginning of 1970. */
export const minuteOf = (moment: Date): number => Math.floor(moment.getTime() / 60_000);
