import { Button } from "@mantine/core";
import { dismissShare } from "@polyphon/contract/sharing/sharing.contract.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useNavigate } from "@tanstack/react-router";
import { withShareSearch } from "../../../shared/address/share-search.ts";
import { failureText } from "../../../shared/failure/failure-text.ts";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { notify } from "../../../shared/notices/notices.ts";
import { t } from "../../../shared/text/text.ts";
import type { Share } from "../share-model.ts";

export interface FailedActionsProps {
  share: Share;
  /** How much sharing again matters where it is shown. */
  look?: "filled" | "default" | "subtle";
}

/** What the user can do about a failed share: share it with another text, or no longer be asked to. */
export function FailedActions({ share, look = "default" }: FailedActionsProps) {
  const navigate = useNavigate();
  const dismiss = useCommand(dismissShare, {
    onSuccess: () => notify("ok", t("sharing.failed.dismissed")),
    onError: (error) => notify("bad", failureText(error).text),
  });
  const { id, postId, can } = share;
  const named = `${share.postTitle}, ${nameOf(share.network)}`;
  return (
    <>
      {can.shareAgain && (
        <Button
          variant={look}
          aria-haspopup="dialog"
          aria-label={`${t("sharing.failed.again")}: ${named}`}
          onClick={() =>
            void navigate({
              to: ".",
              // The details of the share would lie over the dialog.
              search: (before: Record<string, unknown>) =>
                withShareSearch({ share: postId, again: id })({ ...before, receipt: undefined }),
              resetScroll: false,
            })
          }
        >
          {t("sharing.failed.again")}
        </Button>
      )}
      {can.dismiss && (
        <Button
          variant="subtle"
          loading={dismiss.isPending}
          aria-label={`${t("sharing.failed.dismiss")}: ${named}`}
          onClick={() => dismiss.mutate({ shareId: id })}
        >
          {t("sharing.failed.dismiss")}
        </Button>
      )}
    </>
  );
}
