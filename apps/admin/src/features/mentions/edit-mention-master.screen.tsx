import "../../shared/theme/styles-screens.ts";
import { FormFailure } from "@polyphon/admin-kit/failure/form-failure.tsx";
import { adminMentions } from "@polyphon/contract/mentions/staff-mentions.contract.ts";
import { draftFaults, draftFieldOf, draftOf, inputOf } from "@polyphon/rules/mentions/mention-draft.ts";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useCommand, useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useRecordForm } from "@polyphon/web/form/use-record-form.ts";
import { useState } from "react";
import { useRecordId } from "../../shared/address/record-address.ts";
import { useGo } from "../../shared/address/app-link.tsx";
import { RecordState } from "@polyphon/admin-kit/failure/record-state.tsx";
import { useNotify } from "../../shared/notices/notices.tsx";
import { screenHref } from "../../shared/address/screen-href.ts";
import { useText } from "../../shared/text/use-text.ts";
import { DraftFields, type DraftTexts, faultTexts } from "./draft-fields.tsx";
import type { MentionRow } from "./mention-columns.tsx";
import { MentionFormFrame } from "./mention-form-frame.tsx";
import { CategoryChoice, type Named } from "./remote-choices.tsx";

interface Faults {
  readonly texts: DraftTexts;
  readonly categories?: string | undefined;
}

const storedOf = (row: MentionRow) => ({
  version: row.version,
  values: { ...draftOf(row), categories: row.categories as readonly Named[] },
});

interface EditFormProps {
  stored: MentionRow;
  onReload: () => void;
}

function useEdit({ stored, onReload }: EditFormProps) {
  const { text } = useText();
  const go = useGo();
  const notify = useNotify();
  const record = useRecordForm(storedOf(stored));
  const { categories, ...draft } = record.values;
  const [failed, setFailed] = useState<unknown>(null);
  const [faults, setFaults] = useState<Faults>({ texts: {} });
  const command = useCommand(adminMentions.update, {
    onSuccess: () => {
      notify({ tone: "ok", text: text("mentions.form.saved") });
      go(screenHref("/admin/manage-mention-master", {}));
    },
    onError: (error) => {
      const texts = Object.fromEntries(
        (problemOf(error)?.violations ?? []).flatMap(({ field, message }) => {
          const name = draftFieldOf(field);
          return name === null ? [] : [[name, message]];
        }),
      );
      const placed = Object.keys(texts).length > 0;
      setFaults({ texts });
      setFailed(placed ? null : error);
    },
  });
  const save = () => {
    const texts = faultTexts(draftFaults(draft), text);
    const missing = categories.length === 0 ? text("mentions.form.categoriesRequired") : undefined;
    setFaults({ texts, categories: missing });
    setFailed(null);
    if (Object.keys(texts).length > 0 || missing !== undefined || command.isPending) return;
    const { id } = stored;
    const version = record.version ?? stored.version;
    command.mutate({ id, version, mention: inputOf(draft), categoryIds: categories.map((one) => one.id) });
  };
  const acceptNewer = () => {
    record.acceptNewer();
    onReload();
    setFailed(null);
  };
  const { change, merged } = record;
  return { draft, categories, change, merged, acceptNewer, faults, failed, save, busy: command.isPending };
}

function EditForm(props: EditFormProps) {
  const { text } = useText();
  const edit = useEdit(props);
  return (
    <MentionFormFrame
      title={text("mentions.form.editTitle")}
      sub={text("mentions.form.editText")}
      faults={edit.faults}
      submit={text("mentions.form.save")}
      busy={edit.busy}
      onSubmit={edit.save}
    >
      <FormFailure error={edit.failed} merged={edit.merged} onReload={edit.acceptNewer} />
      <DraftFields draft={edit.draft} texts={edit.faults.texts} onChange={edit.change} />
      <CategoryChoice
        value={edit.categories}
        error={edit.faults.categories}
        onChange={(categories) => edit.change({ categories })}
      />
    </MentionFormFrame>
  );
}

export default function EditMentionMasterScreen() {
  const found = useEndpoint(adminMentions.get, { id: useRecordId() }, { refetchOnWindowFocus: false });
  if (found.data !== undefined)
    return <EditForm key={found.data.id} stored={found.data} onReload={() => void found.refetch()} />;
  return <RecordState found={found} />;
}
