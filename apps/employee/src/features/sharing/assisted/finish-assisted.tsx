import { Button } from "@mantine/core";
import { saveAssisted } from "@polyphon/contract/sharing/assisted.contract.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { IconCheck, IconExternalLink } from "@tabler/icons-react";
import { useState } from "react";
import { failureText } from "../../../shared/failure/failure-text.ts";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { notify } from "../../../shared/notices/notices.ts";
import { t } from "../../../shared/text/text.ts";
import type { Share } from "../share-model.ts";
import { copyWords } from "./copy-words.ts";
import classes from "./finish-assisted.module.css";

export interface FinishAssistedProps {
  share: Share;
  /** The network's own page; null where nothing may be published there any more. */
  openUrl: string | null;
  /** The text that the user pastes there. */
  text: string;
  onDone?: (share: Share) => void;
}

const icon = { size: 16, stroke: 1.8, "aria-hidden": true } as const;

/** Assisted sharing on a network without an API for it: copy, open, paste there, and confirm the result. */
export function FinishAssisted({ share, openUrl, text, onDone }: FinishAssistedProps) {
  const [opened, setOpened] = useState(false);
  const save = useCommand(saveAssisted, { onSuccess: (share) => onDone?.(share) });
  const network = nameOf(share.network);
  const open = (openUrl: string) => {
    void copyWords(text);
    // With `noopener` the browser does not report whether a window opened, so `opener` is cleared instead.
    const page = window.open(openUrl, "_blank");
    if (page === null) return notify("warn", t("sharing.compose.assisted.blocked"), { long: true });
    page.opener = null;
    return setOpened(true);
  };
  const confirm = (sharedStatus: 0 | 1) =>
    save.mutate({ socialShareId: share.id, postId: share.postId, sharedStatus });
  const telling = (sharedStatus: 0 | 1) => save.isPending && save.variables.sharedStatus === sharedStatus;
  return (
    <div className={classes.finish}>
      {openUrl !== null && (
        <Button
          variant={opened ? "default" : "filled"}
          leftSection={<IconExternalLink {...icon} />}
          onClick={() => open(openUrl)}
        >
          {t(opened ? "sharing.compose.assisted.openAgain" : "sharing.compose.assisted.copyAndOpen", {
            network,
          })}
        </Button>
      )}
      <Button
        variant={opened ? "filled" : "default"}
        leftSection={<IconCheck {...icon} />}
        loading={telling(1)}
        disabled={save.isPending}
        aria-label={`${t("sharing.compose.assisted.done")}: ${network}`}
        onClick={() => confirm(1)}
      >
        {t("sharing.compose.assisted.done")}
      </Button>
      <Button
        variant="subtle"
        loading={telling(0)}
        disabled={save.isPending}
        aria-label={`${t("sharing.compose.assisted.notNow")}: ${network}`}
        onClick={() => confirm(0)}
      >
        {t("sharing.compose.assisted.notNow")}
      </Button>
      {save.error && <NoticeStrip tone="bad">{failureText(save.error).text}</NoticeStrip>}
    </div>
  );
}
