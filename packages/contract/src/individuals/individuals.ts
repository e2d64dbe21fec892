export const billingPeriods = ["MONTHLY", "QUARTERLY", "YEARLY"] as const;
export type BillingPeriod = (typeof billingPeriods)[number];
