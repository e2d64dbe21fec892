import type { AnswerFault, Rating } from "@polyphon/contract/surveys/surveys.ts";

/** The questions that somebody is asked after the login. */
export const surveys = {
  progress: "Question {{at}} of {{of}}",
  previous: "Previous",
  next: "Next",
  submit: "Submit",
  skip: "Skip",
  skipHint_one: "You can skip this once more, until {{date}}.",
  skipHint_other: "You can skip this {{count}} more times, until {{date}}.",
  answer: "Your answer",
  several: "Choose one or more.",
  rating: { Happy: "Happy", Neutral: "Neutral", Sad: "Sad" } satisfies Record<Rating, string>,
  fault: {
    rating: "Please choose a rating.",
    text: "This field is required.",
    choice: "This field is required.",
    options: "Please choose at least one option.",
    foreign: "Please choose one of the options.",
  } satisfies Record<AnswerFault, string>,
  answersRequired: "Please answer all questions before you submit.",
  saved: "Answers saved.",
  announcement: "Announcement",
  loadFailed: "Couldn’t load the questionnaire. You’ll be asked again after your next login.",
};
