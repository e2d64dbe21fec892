/** Admin Corporate, Agency and Corporate: an agency works with the rights of a corporate user. */
export const corporateTypes = ["ADMIN_CORPORATE", "AGENCY", "CORPORATE"] as const;
export type CorporateType = (typeof corporateTypes)[number];
