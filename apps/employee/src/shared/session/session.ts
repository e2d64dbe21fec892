import { makeKnownBrowser } from "@polyphon/web/session/known-browser.ts";
import { makeSession } from "@polyphon/web/session/session.ts";

/** The user's own session while acting as a LinkedIn group, for the return. */
export const primaryKey = "polyphon-front-primary";
export const companyLookKey = "polyphon-company-look";
/** The progress of the tour in this login, or that it was skipped. */
export const tourKey = "polyphon-front-tour";

/** That a questionnaire was skipped in this login. */
export const surveyKey = "polyphon-front-survey";

/** That the password of the last registration was chosen in this browser. */
export const registrationKey = "polyphon-front-registration";

/** The employee's session in this browser. */
export const session = makeSession({
  key: "polyphon-front-session",
  belongings: [primaryKey, companyLookKey, tourKey, surveyKey, registrationKey],
});

export const knownBrowser = makeKnownBrowser("polyphon-front-browser");
