import { Button } from "@mantine/core";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { SaveBar } from "@polyphon/ui/layout/page/save-bar.tsx";
import { useGo } from "../../../shared/address/app-link.tsx";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useAccount } from "../../../shared/session/account.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { formatClock, formatMoment } from "../../../shared/time/format-time.ts";
import { publishMoment } from "./draft/post-draft.ts";
import type { useAutosave } from "./draft/use-autosave.ts";
import { useRework } from "./rework/rework-context.tsx";
import { ReworkProgress } from "./rework/rework-note.tsx";
import type { PostFormState } from "./use-post-form.ts";
import type { SaveOptions } from "./use-save.ts";

export interface PostSaveBarProps {
  form: PostFormState;
  autosave: Pick<ReturnType<typeof useAutosave>, "trouble" | "savedAt">;
  busy: boolean;
  onSubmit: (options?: SaveOptions) => void;
  onDiscard: () => void;
  onGo: (field: string) => void;
}

/** What saving a post does, and how things stand with it. */
export function PostSaveBar({ form, autosave, busy, onSubmit, onDiscard, onGo }: PostSaveBarProps) {
  const { text, language } = useText();
  const go = useGo();
  const { userType } = useAccount();
  const rework = useRework();
  const { draft, faults, stored, dirty } = form;
  const moment = publishMoment(draft);
  const [fault] = faults;

  const publishLabel = () => {
    if (stored) return text("content.form.saveChanges");
    // A writer publishes nothing: the post is submitted for the next check.
    if (userType === userTypes.writer) return text("content.form.handIn");
    if (draft.when === "now" || !moment) return text("content.form.publishNow");
    return text("content.form.publishAt", { moment: formatMoment(moment.toISOString(), language) });
  };
  const status = () => {
    if (fault) return text("kit.form.faults", { count: faults.length });
    if (stored && !dirty) return text("kit.form.unchanged");
    return text(stored ? "kit.form.unsaved" : "content.form.draftState");
  };
  const draftWords = () => {
    if (autosave.trouble !== null) return text("content.draft.notSaved");
    return autosave.savedAt === null
      ? null
      : text("content.draft.saved", { time: formatClock(new Date(autosave.savedAt)) });
  };

  return (
    <SaveBar
      label={text("kit.form.bar")}
      tone={fault ? "bad" : dirty ? "changed" : "idle"}
      status={status()}
      detail={
        <>
          {fault && (
            <Button variant="transparent" size="xs" onClick={() => onGo(fault.field)}>
              {text("kit.form.goToFirst")}
            </Button>
          )}
          <span>{draftWords()}</span>
          <ReworkProgress />
        </>
      }
      actions={
        <>
          {dirty && (
            <Button variant="default" onClick={onDiscard}>
              {text("content.form.discard")}
            </Button>
          )}
          {stored?.can.duplicate && (
            <Button
              variant="default"
              onClick={() => go(screenHref("/admin/duplicate-post/:id", { id: stored.id }))}
            >
              {text("content.list.duplicate")}
            </Button>
          )}
          <Button
            loading={busy}
            disabled={stored !== undefined && !dirty}
            variant={rework?.maySubmit ? "default" : "filled"}
            onClick={() => onSubmit()}
          >
            {publishLabel()}
          </Button>
          {rework?.maySubmit && (
            <Button loading={busy} onClick={() => onSubmit({ resubmit: true })}>
              {text("content.rework.submit")}
            </Button>
          )}
        </>
      }
    />
  );
}
