import type { Network } from "@polyphon/contract/networks/networks.ts";
import { copyOf } from "@polyphon/rules/sharing/compose/compose-share.ts";
import { shortLinkOf } from "@polyphon/rules/sharing/compose/preview/short-link-of.ts";
import { sentCopy } from "@polyphon/rules/sharing/compose/copy/write-mentions.ts";
import { useState } from "react";
import { notify } from "../../../../shared/notices/notices.ts";
import { t } from "../../../../shared/text/text.ts";
import { AssistedNote } from "../../assisted/assisted-note.tsx";
import { FacebookFooter } from "../../assisted/facebook/facebook-footer.tsx";
import { FacebookNotice } from "../../assisted/facebook/facebook-notice.tsx";
import { useFacebookShare } from "../../assisted/facebook/use-facebook-share.ts";
import { ComposeFooter } from "./compose-footer.tsx";
import { CopyPart } from "../copy/copy-part.tsx";
import { NetworkChips } from "../networks/network-chips.tsx";
import { type View, WriteAndPreview } from "./write-and-preview.tsx";
import { PostNotes } from "./post-notes.tsx";
import { SharePreview } from "../preview/share-preview.tsx";
import { ScheduleFieldset } from "../../schedule/schedule-fieldset.tsx";
import type { Post } from "../../share-model.ts";
import { SimilarCopy } from "../copy/similar-copy.tsx";
import { ChangeImage } from "../pictures/change-image.tsx";
import type { Composer } from "../use-composer.ts";
import type { Sent } from "../sent.ts";
import { useSendShare } from "../use-send-share.ts";
import { useShareChecks } from "../use-share-checks.ts";

export interface ComposeStepProps {
  post: Post;
  composer: Composer;
  shortLinkBase: string | null;
  queueing: boolean;
  /** The day of the calendar on which the person wants to share. */
  day: string | null;
  /** The mode in which Facebook's own window shares. */
  facebookMode: boolean;
  onQueueing: (on: boolean) => void;
  onFacebookMode: (on: boolean) => void;
  onConnect: (network: Network) => void;
  onSent: (sent: Sent) => void;
}

/** The actions of the buttons, and what prevents them. */
function useComposeStep(props: ComposeStepProps) {
  const { post, composer, facebookMode, onQueueing, onFacebookMode, onSent } = props;
  const [view, setView] = useState<View>("write");
  const checks = useShareChecks(post, composer, { on: props.queueing, day: props.day });
  const send = useSendShare(post, composer, checks, onSent);
  const facebook = useFacebookShare({
    post,
    composer,
    checks,
    on: facebookMode,
    onSent,
    onLeave: () => onFacebookMode(false),
  });
  /** Tells a light front user why sharing is off. */
  const allowed = (act: () => void) => () => {
    setView("write");
    if (post.can.share) act();
    else notify("info", t("sharing.message.light"));
  };
  return {
    view,
    setView,
    checks,
    send,
    facebook,
    shareNow: allowed(() => send.submit("now")),
    addToQueue: allowed(() => onQueueing(true)),
    submit: allowed(() => send.submit("queue")),
    cancel: () => {
      checks.reset();
      send.forget();
      onQueueing(false);
    },
    toFacebook: allowed(() => {
      if (!composer.composition.selected.includes("FACEBOOK")) return checks.askForFacebook();
      composer.show("FACEBOOK");
      return onFacebookMode(true);
    }),
  };
}

type Step = ReturnType<typeof useComposeStep>;

function Writing({ step, ...props }: ComposeStepProps & { step: Step }) {
  const { post, composer, queueing, facebookMode } = props;
  const { checks, facebook } = step;
  return (
    <>
      {!facebookMode && (
        <NetworkChips
          composer={composer}
          onConnect={props.onConnect}
          fault={checks.networkFault}
          failed={facebook.failed ? ["FACEBOOK"] : []}
        />
      )}
      {!facebookMode && !queueing && <AssistedNote composer={composer} queueing={false} />}
      <FacebookNotice facebook={facebook} on={facebookMode} />
      <CopyPart
        post={post}
        composer={composer}
        lines={queueing ? 4 : 6}
        fault={checks.copyFault}
        onlyOne={facebookMode}
      />
      {!facebookMode && <SimilarCopy post={post} composer={composer} />}
      {queueing && !facebookMode && (
        <>
          <ScheduleFieldset
            fields={checks.schedule}
            onChange={checks.setSchedule}
            fault={checks.scheduleFault}
            suggested={checks.suggested}
          />
          <AssistedNote composer={composer} queueing />
        </>
      )}
      {!facebookMode && <ChangeImage post={post} composer={composer} />}
      <PostNotes notes={post.notes} />
    </>
  );
}

function Footer({ step, ...props }: ComposeStepProps & { step: Step }) {
  const { post, composer, facebookMode } = props;
  const { composition } = composer;
  if (facebookMode)
    return (
      <FacebookFooter
        text={sentCopy("FACEBOOK", copyOf(composition, "FACEBOOK"), composition.mentions)}
        busy={step.facebook.busy}
        onBack={() => props.onFacebookMode(false)}
        onShare={step.facebook.start}
      />
    );
  return (
    <ComposeFooter
      composer={composer}
      restriction={post.can.share ? null : t("sharing.message.light")}
      failure={step.send.failure}
      busy={step.send.busy}
      queueing={props.queueing}
      schedule={step.checks.schedule}
      onShareNow={step.shareNow}
      onAddToQueue={step.addToQueue}
      onSubmit={step.submit}
      onCancel={step.cancel}
      onFacebook={composer.personalFacebook ? step.toFacebook : null}
    />
  );
}

export function ComposeStep(props: ComposeStepProps) {
  const step = useComposeStep(props);
  const { post, composer, shortLinkBase } = props;
  return (
    <>
      <WriteAndPreview
        view={step.view}
        onView={step.setView}
        preview={
          <SharePreview
            post={post}
            composer={composer}
            shortLink={shortLinkOf(post.postUrl, shortLinkBase)}
          />
        }
      >
        <Writing {...props} step={step} />
      </WriteAndPreview>
      <Footer {...props} step={step} />
    </>
  );
}
