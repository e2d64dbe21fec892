import type { z } from "zod";
import type { Kit } from "../kit/kit-context.tsx";

/** The sentence the server would answer for the same mistake, so that a field never shows two wordings. */
export function violationText(issue: z.core.$ZodIssue, text: Kit["text"]): string {
  switch (issue.code) {
    case "too_small": {
      const minimum = Number(issue.minimum);
      // Only an id has an exclusive minimum: none was chosen.
      if (issue.inclusive === false) return text("violations.required");
      if (issue.origin !== "string") return text("violations.tooFew", { minimum });
      return minimum <= 1 ? text("violations.required") : text("violations.tooShort", { minimum });
    }
    case "too_big": {
      const maximum = Number(issue.maximum);
      return text(issue.origin === "string" ? "violations.tooLong" : "violations.tooMany", { maximum });
    }
    case "invalid_type":
      return text("violations.required");
    case "invalid_value":
      return text("violations.choice");
    case "invalid_format":
      if (issue.format === "email") return text("violations.email");
      return text(issue.format === "url" ? "violations.url" : "violations.format");
    case "custom": {
      // The contract names a sentence of the violations; the server answers with the same one.
      const say: unknown = issue.params?.["say"];
      return text(
        typeof say === "string" ? (`violations.${say}` as "violations.format") : "violations.format",
      );
    }
    default:
      return text("violations.format");
  }
}

/** The first mistake of each field, by its dotted name. */
export function violationsOf(error: z.ZodError, text: Kit["text"]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const issue of error.issues) found[issue.path.join(".")] ??= violationText(issue, text);
  return found;
}
