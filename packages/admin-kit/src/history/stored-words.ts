import { eurosOf } from "../widgets/number/euros-of.ts";
import type { Kit } from "../kit/kit-context.tsx";
import type { KitPast } from "../kit/kit-resource.ts";
import { resourceText } from "../kit/resource-text.ts";

const isDay = /^\d{4}-\d\d-\d\d$/;

/** A value as the server writes it into files and the history, with the labels of the form. */
export function storedWords(
  kit: Kit,
  resource: Pick<KitPast, "name" | "module" | "fields">,
  name: string,
  word: string,
): string {
  const field = resource.fields[name];
  if (!field || word === "") return word;
  switch (field.kind) {
    case "switch":
      return kit.text(word === "true" ? "kit.form.yes" : "kit.form.no");
    case "choice":
    case "choices": {
      const choices = resourceText(kit, resource).choices(name, field);
      return word
        .split(", ")
        .map((one) => choices.find(({ value }) => value === one)?.label ?? one)
        .join(", ");
    }
    case "number":
      return field.cents ? eurosOf(Number(word), kit.language) : word;
    case "date":
      return isDay.test(word) ? kit.day(word) : word;
    case "dateTime":
      return Number.isNaN(Date.parse(word)) ? word : kit.moment(word);
    default:
      return word;
  }
}
