import type { Problem } from "@polyphon/contract/errors.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import type { Text } from "../text/use-text.ts";

type Violation = NonNullable<Problem["violations"]>[number];

function wordsOf({ field, message }: Violation, text: Text): string | null {
  const parts = field.split(".");
  const name = parts.find((part) => !/^\d+$/.test(part)) ?? field;
  const network = networks.find((one) => parts.includes(one));
  if (name === "companyDomain") return text("shell.failures.domain", { message });
  if (name === "companyName") return text("shell.failures.company", { message });
  if (/^image/i.test(name)) return text("shell.failures.images", { max: limits.post.images });
  if (/^campaign/i.test(name)) return text("shell.failures.campaign");
  if (parts.some((part) => /cop(y|ies)$/i.test(part)) && network) {
    const of = networkNames[network];
    return message.startsWith(`${of}: `) ? message : text("shell.failures.copy", { network: of, message });
  }
  return /^(video|network)/i.test(name) ? message : null;
}

/** One sentence for each refused field; the server's summary where no field has a text of its own. */
export function validationWords(problem: Problem, text: Text): string {
  const messages = (problem.violations ?? []).flatMap((violation) => wordsOf(violation, text) ?? []);
  return messages.length === 0 ? problem.description : [...new Set(messages)].join("\n");
}
