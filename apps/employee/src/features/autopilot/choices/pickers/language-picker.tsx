import { NativeSelect } from "@mantine/core";
import { type ContentLanguage, contentLanguages } from "@polyphon/contract/content/content.ts";
import { IconChevronDown } from "@tabler/icons-react";
import { t } from "../../../../shared/text/text.ts";

const chevron = <IconChevronDown size={16} stroke={1.8} aria-hidden />;

/** Null is every language. Mixed is only shown, because it cannot be chosen for all days at once. */
export type PostLanguage = ContentLanguage | null | "MIXED";

export interface LanguagePickerProps {
  label: string;
  /** In a table whose head already names it. */
  hideLabel?: boolean;
  language: PostLanguage;
  onChange: (language: ContentLanguage | null) => void;
}

/** The language in which posts are planned. */
export function LanguagePicker({ label, hideLabel = false, language, onChange }: LanguagePickerProps) {
  const name = hideLabel ? { "aria-label": label } : { label };
  return (
    <NativeSelect
      {...name}
      rightSection={chevron}
      value={language ?? ""}
      onChange={({ currentTarget: { value } }) => {
        if (value !== "MIXED")
          onChange(contentLanguages.find((one): one is ContentLanguage => one === value) ?? null);
      }}
      data={[
        ...(language === "MIXED" ? [{ value: "MIXED", label: t("autopilot.languages.mixed") }] : []),
        { value: "", label: t("autopilot.languages.any") },
        ...contentLanguages.map((value) => ({ value, label: t(`content.language.${value}`) })),
      ]}
    />
  );
}
