import { Button } from "@mantine/core";
import { readFrontPost } from "@polyphon/contract/content/content.contract.ts";
import { listConnections } from "@polyphon/contract/networks/networks.contract.ts";
import { updateShareText } from "@polyphon/contract/sharing/calendar.contract.ts";
import { readSharePictures } from "@polyphon/contract/sharing/share-pictures.contract.ts";
import { checkComposition } from "@polyphon/rules/sharing/compose/check-composition.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useCommand, useEndpoint, useRefresh } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import { KeptStrip } from "../../../../shared/drafts/kept-strip.tsx";
import { FailureCard } from "../../../../shared/failure/failure-card.tsx";
import { failureText } from "../../../../shared/failure/failure-text.ts";
import { notify } from "../../../../shared/notices/notices.ts";
import { t } from "../../../../shared/text/text.ts";
import { useReturnFocus } from "../../../../shared/dialog/use-return-focus.ts";
import { CopyField } from "../../compose/copy/copy-field.tsx";
import { type View, WriteAndPreview } from "../../compose/dialog/write-and-preview.tsx";
import { SharePreview } from "../../compose/preview/share-preview.tsx";
import { copyFaultText } from "../../compose/use-share-checks.ts";
import { DialogFrame } from "../../dialog-frame.tsx";
import frame from "../../schedule/reschedule.module.css";
import { attachmentsOf, type Share } from "../../share-model.ts";
import { useRewrite, type RewriteParts } from "./use-rewrite.ts";

export interface EditTextModalProps {
  share: Share;
  onClose: () => void;
}

/** The fault of the text as it is now, from the first try to save until it is mended. */
function useFault({ share, post }: RewriteParts, { composer }: ReturnType<typeof useRewrite>) {
  const [asked, setAsked] = useState(false);
  const found = checkComposition(composer.composition, attachmentsOf(post));
  const fault =
    found === null || found.kind === "no_network"
      ? null
      : { network: share.network, text: copyFaultText(found) };
  return { fault: asked ? fault : null, passes: fault === null, ask: () => setAsked(true) };
}

function Editing({ onClose, ...parts }: RewriteParts & Pick<EditTextModalProps, "onClose">) {
  const { share, post } = parts;
  const refresh = useRefresh();
  const rewrite = useRewrite(parts);
  const { composer, record, sent, fromAi } = rewrite;
  const [view, setView] = useState<View>("write");
  const { fault, passes, ask } = useFault(parts, rewrite);
  const command = useCommand(updateShareText, {
    onSuccess: () => {
      record.forget();
      notify("ok", t("sharing.calendar.edit.saved"));
      onClose();
    },
  });
  const meanwhile = problemOf(command.error)?.error === "edited_meanwhile";
  const showNewer = () => {
    record.reset();
    command.reset();
    void refresh("share");
  };
  const save = () => {
    ask();
    setView("write");
    if (passes)
      command.mutate({
        shareId: share.id,
        version: record.version ?? share.version,
        shareText: sent,
        ...(fromAi ? { isAiGeneratedCopy: true } : {}),
      });
  };
  return (
    <>
      <WriteAndPreview
        view={view}
        onView={setView}
        preview={<SharePreview post={post} composer={composer} shortLink={share.shortUrl} />}
      >
        <KeptStrip kept={record.kept} />
        <CopyField post={post} composer={composer} lines={8} fault={fault} />
        {meanwhile ? (
          <NoticeStrip tone="warn">
            {t("sharing.calendar.edit.meanwhile")}{" "}
            <Button variant="subtle" size="compact-sm" onClick={showNewer}>
              {t("sharing.calendar.edit.reload")}
            </Button>
          </NoticeStrip>
        ) : (
          command.error && <NoticeStrip tone="bad">{failureText(command.error).text}</NoticeStrip>
        )}
      </WriteAndPreview>
      <div className={frame.foot}>
        <Button variant="default" onClick={onClose}>
          {t("shell.cancel")}
        </Button>
        <Button loading={command.isPending} disabled={!record.dirty} onClick={save}>
          {t("sharing.calendar.edit.save")}
        </Button>
      </div>
    </>
  );
}

function useParts(share: Share) {
  const post = useEndpoint(readFrontPost, { id: share.postId });
  const connections = useEndpoint(listConnections, {});
  const pictures = useEndpoint(readSharePictures, { shareId: share.id });
  const retry = () => {
    for (const query of [post, connections, pictures]) void query.refetch();
  };
  const error = post.error ?? connections.error ?? pictures.error;
  if (!post.data || !connections.data || !pictures.data) return { error, retry, parts: null };
  const { pictures: chosen } = pictures.data;
  return { parts: { share, post: post.data, connections: connections.data.connections, pictures: chosen } };
}

/** Counts, checks and shows the text as the share dialog does. */
export default function EditTextModal({ share, onClose }: EditTextModalProps) {
  useReturnFocus();
  const loaded = useParts(share);
  return (
    <DialogFrame
      title={t("sharing.calendar.edit.title")}
      sub={share.postTitle}
      thumbnail={share.thumbnailUrl}
      wide
      onClose={onClose}
    >
      {loaded.parts !== null ? (
        <Editing {...loaded.parts} onClose={onClose} />
      ) : loaded.error ? (
        <FailureCard title={t("sharing.calendar.edit.failed")} error={loaded.error} onRetry={loaded.retry} />
      ) : (
        <SkeletonRows label={t("sharing.dialog.loading")} rows={6} />
      )}
    </DialogFrame>
  );
}
