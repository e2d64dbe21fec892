import type { ActOutcome } from "@polyphon/admin-kit/bulk/act-in-parts.ts";
import { Select, TextInput } from "@mantine/core";
import { ConfirmDialog } from "@polyphon/admin-kit/dialog/confirm-dialog.tsx";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { useParts } from "@polyphon/admin-kit/bulk/use-parts.tsx";
import { ReferenceInput } from "@polyphon/admin-kit/reference/reference-input.tsx";
import type { Choice } from "@polyphon/admin-kit/reference/use-choices.ts";
import { contentLanguages, postSources } from "@polyphon/contract/content/content.ts";
import {
  findCuratorCodeChoices,
  massUpdatePosts,
} from "@polyphon/contract/content/post/staff-post.contract.ts";
import { choiceSources } from "@polyphon/contract/kit/choice-source.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import { DayInput } from "../../../../shared/time/day-input.tsx";
import { useText } from "../../../../shared/text/use-text.ts";
import type { ChosenPost } from "../post-row.ts";
import classes from "../post-list.module.css";

interface Change {
  readonly category: Choice | null;
  readonly source: string | null;
  readonly language: string | null;
  readonly campaignName: string;
  readonly endsOn: string | null;
  readonly curatorCode: Choice | null;
  readonly postTag: Choice | null;
}

const nothing: Change = {
  category: null,
  source: null,
  language: null,
  campaignName: "",
  endsOn: null,
  curatorCode: null,
  postTag: null,
};

function callOf(change: Change) {
  const campaignName = change.campaignName.trim();
  const source = postSources.find((one) => one === change.source);
  const language = contentLanguages.find((one) => one === change.language);
  return {
    ...(change.category && { categoryId: change.category.id }),
    ...(source && { source }),
    ...(language && { language }),
    ...(campaignName !== "" && { campaignName }),
    ...(change.endsOn && { endsOn: change.endsOn }),
    ...(change.curatorCode && { curatorCodeId: change.curatorCode.id }),
    ...(change.postTag && { addPostTagId: change.postTag.id }),
  };
}

export interface MassUpdateDialogProps {
  rows: readonly ChosenPost[];
  onClose: () => void;
  onOutcome: (outcome: ActOutcome) => Promise<void>;
}

/** One change for several posts; each is checked as if it were edited alone. */
export function MassUpdateDialog({ rows, onClose, onOutcome }: MassUpdateDialogProps) {
  const { text } = useText();
  const update = useCommand(massUpdatePosts);
  const [change, setChange] = useState(nothing);
  const put = (part: Partial<Change>) => setChange((before) => ({ ...before, ...part }));
  const call = callOf(change);
  const parts = useParts(rows);
  const stays = text("content.act.stays");
  const yes = async () => {
    if (Object.keys(call).length === 0) return;
    const outcome = await parts.run((ids) => update.mutateAsync({ ids, change: call }));
    if (outcome) await onOutcome(outcome);
  };
  return (
    <ConfirmDialog
      opened
      title={text("content.act.massTitle", { count: rows.length })}
      yesLabel={text("content.act.massYes")}
      cancelLabel={text("content.act.cancel")}
      busy={update.isPending}
      onYes={() => void yes()}
      onCancel={onClose}
    >
      <div className={classes.massUpdate}>
        <p>{text("content.act.massText")}</p>
        {parts.progress}
        <fieldset className={classes.massFields} disabled={parts.begun}>
          <ReferenceInput
            endpoint={choiceSources.category}
            label={text("content.form.category")}
            placeholder={stays}
            clearable
            value={change.category}
            onChange={(category) => put({ category })}
          />
          <Select
            label={text("content.form.source")}
            placeholder={stays}
            clearable
            data={postSources.map((value) => ({ value, label: text(`content.sources.${value}`) }))}
            value={change.source}
            onChange={(source) => put({ source })}
          />
          <Select
            label={text("content.form.language")}
            placeholder={stays}
            clearable
            data={contentLanguages.map((value) => ({ value, label: text(`content.languages.${value}`) }))}
            value={change.language}
            onChange={(language) => put({ language })}
          />
          <TextInput
            label={text("content.form.campaign")}
            placeholder={stays}
            maxLength={limits.post.campaignMax}
            value={change.campaignName}
            onChange={(event) => put({ campaignName: event.currentTarget.value })}
          />
          <DayInput
            label={text("content.act.endsOn")}
            value={change.endsOn}
            onChange={(endsOn) => put({ endsOn })}
          />
          <ReferenceInput
            endpoint={findCuratorCodeChoices}
            label={text("content.form.curatorCode")}
            placeholder={stays}
            clearable
            value={change.curatorCode}
            onChange={(curatorCode) => put({ curatorCode })}
          />
          <ReferenceInput
            endpoint={choiceSources.postTag}
            label={text("content.act.addTag")}
            placeholder={stays}
            clearable
            value={change.postTag}
            onChange={(postTag) => put({ postTag })}
          />
        </fieldset>
        {parts.begun && !update.isPending && <p className={classes.quiet}>{text("content.act.massBegun")}</p>}
        {update.error !== null && (
          <NoticeStrip tone="bad">{failureText(update.error, text).text}</NoticeStrip>
        )}
      </div>
    </ConfirmDialog>
  );
}
