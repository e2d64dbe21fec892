import { surveyKey } from "../../shared/session/session.ts";

/** What was skipped does not come again with every page that is loaded, only with the next login. */
export const surveyMemory = {
  isKept: (): boolean => localStorage.getItem(surveyKey) !== null,
  keep: (): void => localStorage.setItem(surveyKey, "skipped"),
};
