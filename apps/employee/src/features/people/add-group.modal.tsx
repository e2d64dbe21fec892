import { TextInput } from "@mantine/core";
import { addGroup, type groupTypes } from "@polyphon/contract/people/groups.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import { FormDialog } from "../../shared/dialog/form-dialog.tsx";
import { notify } from "../../shared/notices/notices.ts";
import { t } from "../../shared/text/text.ts";
import { useForm } from "../../shared/form/use-form.ts";
import { checkGroup } from "./check-group.ts";
import { groupTypeOptions } from "./group-types.ts";

type GroupType = (typeof groupTypes)[number];

export default function AddGroupModal({ onClose }: { onClose: () => void }) {
  const call = useApi();
  const [groupType, setGroupType] = useState<GroupType>("PUBLIC");
  const form = useForm({
    initial: { accountName: "" },
    check: checkGroup,
    send: async ({ accountName }) => {
      await call(addGroup, { accountName, groupType });
      notify("ok", t("people.groups.added"));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t("people.groups.addTitle")}
      text={t("people.groups.addText")}
      submit={t("people.groups.save")}
      busy={form.busy}
      failure={form.failure}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <TextInput
        label={t("people.groups.name")}
        name="accountName"
        autoComplete="off"
        data-autofocus
        maxLength={limits.group.nameMax + 1}
        value={form.values.accountName}
        error={form.errors.accountName}
        onChange={(event) => form.set({ accountName: event.currentTarget.value })}
      />
      <Segmented
        label={t("people.groups.type")}
        showLabel
        value={groupType}
        onChange={setGroupType}
        options={groupTypeOptions()}
      />
    </FormDialog>
  );
}
