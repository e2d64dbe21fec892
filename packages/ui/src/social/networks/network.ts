export const networks = ["linkedin", "x", "xing", "facebook", "instagram"] as const;

export type Network = (typeof networks)[number];
