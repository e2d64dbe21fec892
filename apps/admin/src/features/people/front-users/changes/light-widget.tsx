import { Switch } from "@mantine/core";
import { ConfirmDialog } from "@polyphon/admin-kit/dialog/confirm-dialog.tsx";
import { switchWidget } from "@polyphon/admin-kit/widgets/choice/switch.tsx";
import type { Widget, WidgetProps } from "@polyphon/admin-kit/widgets/widget.ts";
import { useState } from "react";
import { useRecordId } from "../../../../shared/address/record-address.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import { ConsequenceList } from "./consequence-list.tsx";
import { useFrontUsers } from "../use-front-users.ts";

/** Switching it on first shows what will end; switching it off ends nothing. */
function LightField({ name, label, help, error, value, onChange }: WidgetProps) {
  const { text } = useText();
  const { calls } = useFrontUsers();
  const id = useRecordId();
  const [asks, setAsks] = useState(false);
  const [stored] = useState(value === true);
  return (
    <>
      <Switch
        name={name}
        label={label}
        description={help}
        error={error}
        checked={value === true}
        onChange={(event) => {
          const on = event.currentTarget.checked;
          if (on && !stored) setAsks(true);
          else onChange(on);
        }}
      />
      <ConfirmDialog
        opened={asks}
        title={text("people.frontUsers.lightAsk")}
        yesLabel={text("people.frontUsers.lightYes")}
        cancelLabel={text("people.frontUsers.cancel")}
        danger
        onYes={() => {
          onChange(true);
          setAsks(false);
        }}
        onCancel={() => setAsks(false)}
      >
        <p>{text("people.frontUsers.lightText")}</p>
        <ConsequenceList calls={calls} ids={[id]} signsOut={false} disconnects />
      </ConfirmDialog>
    </>
  );
}

export const lightWidget: Widget = { ...switchWidget, Input: LightField };
