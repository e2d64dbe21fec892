import { emojiNames as german } from "@polyphon/i18n/de/emoji.names.ts";
import { emojiNames as english } from "@polyphon/i18n/en/emoji.names.ts";
import { EmojiPicker } from "@polyphon/ui/input/emoji-picker.tsx";
import { emojiGroups, type EmojiGroup } from "@polyphon/ui/input/emoji-set.ts";
import { language } from "../../../shared/language.ts";
import { t } from "../../../shared/text.ts";

const names: Readonly<Record<string, string>> = language === "de" ? german : english;

const groups = Object.entries(emojiGroups).map(([key, signs]) => ({
  key,
  label: t(`sharing.compose.emoji.group.${key as EmojiGroup}`),
  emojis: signs.map((sign) => ({ sign, name: names[sign] ?? sign })),
}));

export interface EmojiPanelProps {
  id: string;
  onPick: (sign: string) => void;
  onClose: () => void;
}

/** Loaded when somebody wants an emoji; the names are the largest part of it. */
export default function EmojiPanel(props: EmojiPanelProps) {
  return (
    <EmojiPicker
      {...props}
      label={t("sharing.compose.emoji.label")}
      searchLabel={t("sharing.compose.emoji.search")}
      nothingLabel={t("sharing.compose.emoji.nothing")}
      groups={groups}
    />
  );
}
