import { makeSession } from "@polyphon/web/session.ts";

/** The employee's session in this browser. */
export const session = makeSession({ key: "polyphon-front-session" });
