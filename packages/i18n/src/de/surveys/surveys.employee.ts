import type { surveys as english } from "../../en/surveys/surveys.employee.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const surveys: TextsOf<typeof english> = {
  progress: "Frage {{at}} von {{of}}",
  previous: "Zurück",
  next: "Weiter",
  submit: "Absenden",
  skip: "Überspringen",
  skipHint_one: "Sie können diese Umfrage bis {{date}} noch einmal überspringen.",
  skipHint_other: "Sie können diese Umfrage bis {{date}} noch {{count}} Mal überspringen.",
  answer: "Ihre Antwort",
  several: "Wählen Sie eine oder mehrere Antworten.",
  rating: { Happy: "Zufrieden", Neutral: "Neutral", Sad: "Unzufrieden" },
  fault: {
    rating: "Bitte geben Sie eine Bewertung ab.",
    text: "Dieses Feld ist erforderlich.",
    choice: "Dieses Feld ist erforderlich.",
    options: "Bitte wählen Sie mindestens eine Antwort.",
    foreign: "Bitte wählen Sie eine der Antworten.",
  },
  answersRequired: "Bitte beantworten Sie alle Fragen, bevor Sie absenden.",
  saved: "Ihre Antworten wurden gespeichert.",
  announcement: "Ankündigung",
  loadFailed:
    "Die Umfrage konnte nicht geladen werden. Sie werden nach Ihrer nächsten Anmeldung erneut gefragt.",
};
