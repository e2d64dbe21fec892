import type { ErrorName, Referrer, RowUse } from "@polyphon/contract/errors.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Language } from "@polyphon/i18n/kit/languages.ts";
import { serverTexts } from "@polyphon/i18n/server-texts.ts";
import type { Refusal } from "./refusal.ts";

function readable(values: Refusal["values"]): Record<string, string | number> {
  const network = networks.find((name) => name === values["network"]);
  return network ? { ...values, network: networkNames[network] } : { ...values };
}

export function errorText(error: ErrorName, values: Refusal["values"], language: Language): string {
  return fill(serverTexts[language].errors[error], readable(values));
}

/** Nobody can take these away to make room for a deletion. */
const kept: ReadonlySet<Referrer> = new Set(["share", "billableWork"]);

/** Such as "3 posts, 1 company". */
function usesText(uses: readonly RowUse[], language: Language): string {
  const texts = serverTexts[language].uses;
  const words = uses.map(({ kind, count, more }) =>
    fill(texts[`${kind}_${count === 1 ? "one" : "other"}`], {
      number: more ? fill(texts.moreThan, { number: count }) : count,
    }),
  );
  return words.join(", ");
}

/** The sentence of a refusal. One about a row in use says by what it is used. */
export function refusalText({ error, values, uses }: Refusal, language: Language): string {
  if (uses.length === 0) return errorText(error, values, language);
  const texts = serverTexts[language].uses;
  const sentence = uses.some(({ kind }) => kept.has(kind)) ? texts.usedAndKept : texts.used;
  return fill(sentence, { uses: usesText(uses, language) });
}
