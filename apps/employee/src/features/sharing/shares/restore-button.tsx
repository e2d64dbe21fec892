import { Button } from "@mantine/core";
import { restoreShare } from "@polyphon/contract/sharing/sharing.contract.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { failureText } from "../../../shared/failure/failure-text.ts";
import { notify } from "../../../shared/notices/notices.ts";
import { t } from "../../../shared/text/text.ts";
import type { Share } from "../share-model.ts";

/** Takes a cancellation back, as long as the share's time has not come. */
export function RestoreButton({
  share,
  variant = "subtle",
}: {
  share: Share;
  variant?: "default" | "subtle";
}) {
  const restore = useCommand(restoreShare, {
    onSuccess: () => notify("ok", t("sharing.shares.restored")),
    onError: (error) => notify("bad", failureText(error).text, { long: true }),
  });
  if (!share.can.restore) return null;
  return (
    <Button
      variant={variant}
      loading={restore.isPending}
      aria-label={`${t("sharing.shares.restore")}: ${share.postTitle}, ${nameOf(share.network)}`}
      onClick={() => restore.mutate({ shareId: share.id })}
    >
      {t("sharing.shares.restore")}
    </Button>
  );
}
