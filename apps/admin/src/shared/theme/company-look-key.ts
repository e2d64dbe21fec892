/** Where the look of the company that is acted for is kept; it goes with the session. */
export const companyLookKey = "polyphon-admin-company-look";
