import { Button, Modal } from "@mantine/core";
import { getHotkeyHandler } from "@mantine/hooks";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import type { Voice } from "@polyphon/contract/content/content.ts";
import { type ReasonKind, reasonKinds } from "@polyphon/contract/editorial/editorial.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { ChoiceChip } from "@polyphon/ui/input/choice/choice-chip.tsx";
import { KeyHint } from "@polyphon/ui/data/key-hint.tsx";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { CheckBox } from "@polyphon/ui/input/choice/check-box.tsx";
import { useId, useState } from "react";
import { RequiredTextField, useRequiredText } from "../../../../shared/form/required-text.tsx";
import { type Text, useText } from "../../../../shared/text/use-text.ts";
import { percentOf, type Review } from "../review/review-model.ts";
import classes from "./dialog.module.css";

export type ReasonedAction = "REJECT" | "RETURN" | "REJECT_BILLABLE";

export interface GivenReason {
  readonly reason: string;
  readonly reasonKinds: ReasonKind[];
  readonly voices: Voice[];
}

export interface ReasonDialogProps {
  action: ReasonedAction;
  review: Review;
  busy: boolean;
  error: unknown;
  onGive: (given: GivenReason) => void;
  onClose: () => void;
}

function titleOf(action: ReasonedAction, name: string, text: Text): string {
  if (action === "REJECT_BILLABLE") return text("editorial.reason.billableTitle");
  return text(action === "REJECT" ? "editorial.reason.rejectTitle" : "editorial.reason.returnTitle", {
    name,
  });
}

/** Where the post goes from here. */
function whereOf(action: ReasonedAction, { status }: Review, text: Text): string {
  if (action === "REJECT_BILLABLE") return text("editorial.reason.whereBillable");
  if (action === "REJECT") return text("editorial.reason.whereReject");
  return text(
    status === "IN_APPROVAL" ? "editorial.reason.whereReturn" : "editorial.reason.whereReturnApprover",
  );
}

function yesOf(action: ReasonedAction, voices: readonly Voice[], text: Text): string {
  if (action === "REJECT_BILLABLE") return text("editorial.reason.yesBillable");
  const verb = action === "REJECT" ? "yesReject" : "yesReturn";
  if (voices.length === 0) return text(`editorial.reason.${verb}`);
  const values = { count: voices.length, voices: voices.map((voice) => voice.slice(-1)).join(", ") };
  return text(verb === "yesReject" ? "editorial.reason.yesReject" : "editorial.reason.yesReturn", values);
}

/** Asks for the voices concerned and for the reason, which the writer reads word for word. */
export function ReasonDialog({ action, review, busy, error, onGive, onClose }: ReasonDialogProps) {
  const { text } = useText();
  const only = review.voices.length === 1 ? review.voices.map(({ voice }) => voice) : [];
  const [voices, setVoices] = useState<readonly Voice[]>(only);
  const [kinds, setKinds] = useState<readonly ReasonKind[]>([]);
  const reason = useRequiredText();
  const [asked, setAsked] = useState(false);
  const voicesId = useId();
  const name = review.writerName ?? text("editorial.reason.theWriter");
  const { writer } = review;
  const noVoice = asked && voices.length === 0;

  const give = () => {
    setAsked(true);
    const given = reason.take();
    if (voices.length === 0 || given === null || busy) return;
    onGive({ reason: given, reasonKinds: [...kinds], voices: [...voices] });
  };
  const toggle = (voice: Voice, on: boolean) =>
    setVoices((now) => [...now.filter((one) => one !== voice), ...(on ? [voice] : [])].toSorted());

  return (
    <Modal.Root opened onClose={onClose} closeOnClickOutside={false} centered size="lg">
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes.dialog ?? ""} onKeyDown={getHotkeyHandler([["mod+Enter", give]])}>
          <Modal.Title className={classes.dialogTitle ?? ""}>{titleOf(action, name, text)}</Modal.Title>
          <p className={classes.quiet}>{whereOf(action, review, text)}</p>
          <fieldset className={classes.fieldset} data-field="voices">
            <legend>{text("editorial.reason.voices")}</legend>
            <div className={classes.choices}>
              {review.voices.map(({ voice }) => (
                <CheckBox
                  key={voice}
                  checked={voices.includes(voice)}
                  faultId={noVoice ? voicesId : undefined}
                  onChange={(on) => toggle(voice, on)}
                >
                  {text(`content.voices.${voice}`)}
                </CheckBox>
              ))}
            </div>
            {noVoice && (
              <p id={voicesId} className={classes.fault}>
                {text("editorial.reason.voicesNeeded")}
              </p>
            )}
          </fieldset>
          <fieldset className={classes.fieldset}>
            <legend>{text("editorial.reason.kinds")}</legend>
            <div className={classes.choices}>
              {reasonKinds.map((kind) => (
                <ChoiceChip
                  key={kind}
                  small
                  pressed={kinds.includes(kind)}
                  onPress={() =>
                    setKinds((now) =>
                      now.includes(kind) ? now.filter((one) => one !== kind) : [...now, kind],
                    )
                  }
                >
                  {text(`content.rework.kinds.${kind}`)}
                </ChoiceChip>
              ))}
            </div>
          </fieldset>
          <RequiredTextField
            of={reason}
            label={text("editorial.reason.why")}
            help={text("editorial.reason.whyHelp")}
            missing={text("editorial.reason.whyNeeded")}
            maxLength={limits.editorial.reasonMax}
          />
          <p className={classes.hint}>
            <span>
              {writer && writer.judged > 0 && writer.rejected > 0
                ? text("editorial.reason.shareHint", { name: writer.name, percent: percentOf(writer) })
                : ""}
            </span>
            <span>
              {reason.value.length} / {limits.editorial.reasonMax}
            </span>
          </p>
          {error !== null && error !== undefined && (
            <NoticeStrip tone="bad">{failureText(error, text).text}</NoticeStrip>
          )}
          <div className={classes.buttons}>
            <Button variant="default" onClick={onClose}>
              {text("editorial.reason.cancel")}
            </Button>
            <Button loading={busy} onClick={give} rightSection={<KeyHint keys="⌘↵" />}>
              {yesOf(action, voices, text)}
            </Button>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
