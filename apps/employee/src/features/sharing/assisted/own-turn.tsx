import { Button } from "@mantine/core";
import { shareAssisted } from "@polyphon/contract/sharing/assisted.contract.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { failureText } from "../../../shared/failure/failure-text.ts";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t } from "../../../shared/text/text.ts";
import { FinishAssisted } from "./finish-assisted.tsx";
import type { Share } from "../share-model.ts";

/** A share that the user must finish at the network; a repeated request returns the same one. */
export function OwnTurn({ share }: { share: Share }) {
  const command = useCommand(shareAssisted);
  if (command.data) {
    const { openUrl, text, share: waiting } = command.data;
    return <FinishAssisted share={waiting} openUrl={openUrl} text={text} />;
  }
  return (
    <>
      <Button
        loading={command.isPending}
        onClick={() =>
          command.mutate({
            postId: share.postId,
            network: share.network,
            voiceTypeEnum: share.voice,
            postSocialShareNetworks: [{ socialNetwork: share.network, shareText: share.text }],
            personalFacebook: share.network === "FACEBOOK" ? 1 : 0,
          })
        }
      >
        {t("sharing.calendar.details.finish", { network: nameOf(share.network) })}
      </Button>
      {command.error && <NoticeStrip tone="bad">{failureText(command.error).text}</NoticeStrip>}
    </>
  );
}
