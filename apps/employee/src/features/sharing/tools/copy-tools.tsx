import { ToolButton } from "@polyphon/ui/input/tool-button.tsx";
import { IconAt, IconHash, IconMoodSmile } from "@tabler/icons-react";
import { t } from "../../../shared/text.ts";

export interface CopyToolsProps {
  emoji: { readonly open: boolean; readonly panel: string; readonly toggle: () => void };
  /** Null where names cannot be linked. */
  onMention: (() => void) | null;
  onHashtag: () => void;
}

const icon = { size: 20, stroke: 1.7, "aria-hidden": true } as const;

/** What helps to write; none of it is there where the company has fixed the words. */
export function CopyTools({ emoji, onMention, onHashtag }: CopyToolsProps) {
  return (
    <>
      <ToolButton
        label={t("sharing.compose.emoji.open")}
        icon={<IconMoodSmile {...icon} />}
        expanded={emoji.open}
        controls={emoji.panel}
        onPress={emoji.toggle}
      />
      {onMention !== null && (
        <ToolButton
          label={t("sharing.compose.mention.add")}
          icon={<IconAt {...icon} />}
          onPress={onMention}
        />
      )}
      <ToolButton label={t("sharing.compose.hashtag")} icon={<IconHash {...icon} />} onPress={onHashtag} />
    </>
  );
}
