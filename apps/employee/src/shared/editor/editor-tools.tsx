import { ToolButton } from "@polyphon/ui/input/editor/tool-button.tsx";
import { IconAt, IconHash, IconMoodSmile, IconSparkles } from "@tabler/icons-react";
import { t } from "../text/text.ts";

interface OpenedTool {
  readonly open: boolean;
  readonly panel: string;
  readonly toggle: () => void;
}

export interface EditorToolsProps {
  emoji: OpenedTool;
  /** Null where suggestions are not available. */
  ai: OpenedTool | null;
  /** Null where mentions are not available. */
  onMention: (() => void) | null;
  onHashtag: () => void;
}

const icon = { size: 20, stroke: 1.7, "aria-hidden": true } as const;

/** The writing tools, which are absent for locked-down copy. */
export function EditorTools({ emoji, ai, onMention, onHashtag }: EditorToolsProps) {
  return (
    <>
      <ToolButton
        label={t("sharing.compose.emoji.open")}
        icon={<IconMoodSmile {...icon} />}
        expanded={emoji.open}
        controls={emoji.panel}
        onPress={emoji.toggle}
      />
      {ai !== null && (
        <ToolButton
          label={t("sharing.compose.ai.open")}
          icon={<IconSparkles {...icon} />}
          expanded={ai.open}
          controls={ai.panel}
          onPress={ai.toggle}
        />
      )}
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
