/** The storage key of the company's look, which is deleted with the session. */
export const companyLookKey = "polyphon-admin-company-look";
