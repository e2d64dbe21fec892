import type { TextKey, TextValues } from "@polyphon/admin-kit/kit/text-key.ts";
import type { adminEn } from "@polyphon/i18n/admin.en.ts";
import type { Language } from "@polyphon/i18n/kit/languages.ts";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

export type AdminTextKey = TextKey<typeof adminEn>;
export type Text = (key: AdminTextKey, values?: TextValues) => string;

export interface Texts {
  readonly text: Text;
  readonly language: Language;
}

/** Every text of the back office; a key that does not exist does not compile. */
export function useText(): Texts {
  const { t, i18n } = useTranslation();
  return useMemo(
    () => ({
      text: (key, values = {}) => t(key, { ...values }),
      language: i18n.language === "de" ? "de" : "en",
    }),
    [t, i18n.language],
  );
}
