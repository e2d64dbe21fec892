export const sessionKey = "polyphon-front-session";

/** The user's own session while acting as a LinkedIn group, for the return. */
export const primaryKey = "polyphon-front-primary";
