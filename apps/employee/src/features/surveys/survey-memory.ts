import { surveyKey } from "../../shared/session/session.ts";

/** A skipped questionnaire is shown again at the next login, not at every page load. */
export const surveyMemory = {
  isKept: (): boolean => localStorage.getItem(surveyKey) !== null,
  keep: (): void => localStorage.setItem(surveyKey, "skipped"),
};
