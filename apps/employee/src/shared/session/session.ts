import { makeKnownBrowser } from "@polyphon/web/session/known-browser.ts";
import { makeSession } from "@polyphon/web/session/session.ts";
import { primaryKey, sessionKey } from "./session-keys.ts";

export const companyLookKey = "polyphon-company-look";
/** The progress of the tour in this login, or that it was skipped. */
export const tourKey = "polyphon-front-tour";

/** That a questionnaire was skipped in this login. */
export const surveyKey = "polyphon-front-survey";

/** That the password of the last registration was chosen in this browser. */
export const registrationKey = "polyphon-front-registration";

/** The employee's session in this browser. */
export const session = makeSession({
  key: sessionKey,
  belongings: [primaryKey, companyLookKey, tourKey, surveyKey, registrationKey],
});

export const knownBrowser = makeKnownBrowser("polyphon-front-browser");
