import { emojiNames as german } from "@polyphon/i18n/de/sharing/emoji.shared.ts";
import { emojiNames as english } from "@polyphon/i18n/en/sharing/emoji.shared.ts";
import { EmojiPicker } from "@polyphon/ui/input/editor/emoji-picker.tsx";
import { emojiGroups, type EmojiGroup } from "@polyphon/ui/input/editor/emoji-set.ts";
import { language } from "../text/language.ts";
import { t } from "../text/text.ts";

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

/** Loaded on demand; the names are the largest part of it. */
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
