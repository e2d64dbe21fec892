/** The cycle of a company's autopilot: categories with counts per week, or a category per day over four weeks. */
export const autopilotCycles = ["CLASSIC", "MONTHLY"] as const;
export type AutopilotCycle = (typeof autopilotCycles)[number];

/** When plans are made: on Sunday evening for the week, or also every night for the gaps. */
export const autopilotCronLogics = ["WEEKLY", "WEEKLY_AND_NIGHTLY"] as const;

/** Who is planned first, and so gets the better place in a window. */
export const autopilotRunOrders = ["LONGEST_WAITING", "NEWEST_FIRST", "BY_NAME"] as const;

export const realTimeTypes = ["ARTICLES", "MOST_ENGAGING"] as const;
export type RealTimeType = (typeof realTimeTypes)[number];

export const workDays = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"] as const;
export type WorkDay = (typeof workDays)[number];

export const analyticsTools = ["GOOGLE_ANALYTICS", "ADOBE_ANALYTICS", "MATOMO"] as const;

export const shareWindows = ["primary", "secondary", "tertiary"] as const;
export type ShareWindow = (typeof shareWindows)[number];
