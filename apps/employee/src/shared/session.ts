import { makeSession } from "@polyphon/web/session.ts";

/** The own session of somebody who acts as a LinkedIn group, for the way back. */
export const primaryKey = "polyphon-front-primary";
export const companyLookKey = "polyphon-company-look";

/** The employee's session in this browser. */
export const session = makeSession({
  key: "polyphon-front-session",
  belongings: [primaryKey, companyLookKey],
});
