import { Textarea, TextInput } from "@mantine/core";
import { limits } from "@polyphon/contract/limits.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import { useUnsent } from "../../../../shared/form/use-unsent.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import classes from "../front-users.module.css";
import { PeopleDialog } from "../people-dialog.tsx";
import { useFrontUsers } from "../use-front-users.ts";
import type { ReachDialogProps } from "./invite-dialog.tsx";

const nothing = { subject: "", words: "" };

/** A mail to each of them in the sender's own words. */
export function WriteDialog({ people, onClose }: ReachDialogProps) {
  const { text } = useText();
  const { value, change, forget } = useUnsent("write", nothing);
  const { subject, words } = value;
  const write = useCommand(useFrontUsers().calls.write, { onSuccess: forget });
  const [tried, setTried] = useState(false);
  const missing = (value: string) => (tried && value.trim() === "" ? text("violations.required") : undefined);
  return (
    <PeopleDialog
      people={people}
      title={text("people.reach.writeTitle", { count: people.length, name: people[0]?.name ?? "" })}
      yesLabel={text("people.reach.writeYes")}
      doneText={(count) => text("people.reach.written", { count })}
      refusedText={(count) => text("people.reach.notWritten", { count })}
      ready={() => {
        setTried(true);
        return subject.trim() !== "" && words.trim() !== "";
      }}
      act={(ids) => write.mutateAsync({ ids, subject: subject.trim(), text: words.trim() })}
      busy={write.isPending}
      error={write.error}
      onClose={onClose}
      renderBody={(begun) => (
        <fieldset className={classes.fields} disabled={begun}>
          <p>{text("people.reach.writeText")}</p>
          <TextInput
            data-autofocus
            label={text("people.reach.subject")}
            withAsterisk
            maxLength={limits.message.subjectMax}
            error={missing(subject)}
            value={subject}
            onChange={(event) => change({ subject: event.currentTarget.value })}
          />
          <Textarea
            label={text("people.reach.message")}
            description={text("people.reach.messageHelp")}
            withAsterisk
            autosize
            minRows={6}
            maxRows={14}
            maxLength={limits.message.textMax}
            error={missing(words)}
            value={words}
            onChange={(event) => change({ words: event.currentTarget.value })}
          />
        </fieldset>
      )}
    />
  );
}
