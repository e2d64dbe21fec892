import { makeSession } from "@polyphon/web/session/session.ts";

/** The own session of somebody who acts as a LinkedIn group, for the way back. */
export const primaryKey = "polyphon-front-primary";
export const companyLookKey = "polyphon-company-look";
/** How far the tour is in this login, or that it was skipped. */
export const tourKey = "polyphon-front-tour";

/** That a questionnaire was skipped in this login. */
export const surveyKey = "polyphon-front-survey";

/** The employee's session in this browser. */
export const session = makeSession({
  key: "polyphon-front-session",
  belongings: [primaryKey, companyLookKey, tourKey, surveyKey],
});
