import { Button } from "@mantine/core";
import { confirmShare } from "@polyphon/contract/sharing/assisted.contract.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { failureText } from "../../../shared/failure/failure-text.ts";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t } from "../../../shared/text/text.ts";
import classes from "./please-look.module.css";
import type { Share } from "../share-model.ts";

const answers = ["IT_IS_THERE", "SEND_AGAIN", "LEAVE_IT"] as const;

export interface PleaseLookProps {
  share: Share;
  onAnswered?: (share: Share) => void;
}

/** Only the user can see whether an unconfirmed share was published, so sending again is their decision. */
export function PleaseLook({ share, onAnswered }: PleaseLookProps) {
  const confirm = useCommand(confirmShare, { onSuccess: (answered) => onAnswered?.(answered) });
  if (!share.can.confirm || share.can.finish) return null;
  const named = `${share.postTitle}, ${nameOf(share.network)}`;
  return (
    <fieldset className={classes.look} aria-label={`${t("sharing.compose.look.ask")} ${named}`}>
      <span className={classes.ask}>{t("sharing.compose.look.ask")}</span>
      <div className={classes.answers}>
        {answers
          .filter((answer) => answer !== "SEND_AGAIN" || share.can.sendAgain)
          .map((answer) => (
            <Button
              key={answer}
              size="compact-md"
              variant={answer === "IT_IS_THERE" ? "light" : "default"}
              loading={confirm.isPending && confirm.variables.answer === answer}
              disabled={confirm.isPending}
              onClick={() => confirm.mutate({ shareId: share.id, answer })}
            >
              {t(`sharing.compose.look.${answer}`)}
            </Button>
          ))}
      </div>
      {confirm.error && <NoticeStrip tone="bad">{failureText(confirm.error).text}</NoticeStrip>}
    </fieldset>
  );
}
