import type { surveys as english } from "../../en/surveys/surveys.server.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const surveys: TextsOf<typeof english> = { thanks: "Vielen Dank. Ihre Antworten sind gespeichert." };
