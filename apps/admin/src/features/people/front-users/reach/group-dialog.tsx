import { ReferenceInput } from "@polyphon/admin-kit/reference/reference-input.tsx";
import type { Choice } from "@polyphon/admin-kit/reference/use-choices.ts";
import { choiceSources } from "@polyphon/contract/kit/choice-source.ts";
import { addGroupMembers } from "@polyphon/contract/people/group-members.contract.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import { useText } from "../../../../shared/text/use-text.ts";
import classes from "../front-users.module.css";
import { PeopleDialog } from "../people-dialog.tsx";
import type { ReachDialogProps } from "./invite-dialog.tsx";

/** Puts people into a group of their company. */
export function GroupDialog({ people, onClose }: ReachDialogProps) {
  const { text } = useText();
  const join = useCommand(addGroupMembers);
  const [group, setGroup] = useState<Choice | null>(null);
  const [tried, setTried] = useState(false);
  return (
    <PeopleDialog
      people={people}
      title={text("people.reach.groupTitle", { count: people.length, name: people[0]?.name ?? "" })}
      yesLabel={text("people.reach.groupYes")}
      doneText={(count) => text("people.reach.grouped", { count, group: group?.name ?? "" })}
      refusedText={(count) => text("people.frontUsers.refused", { count })}
      ready={() => {
        setTried(true);
        return group !== null;
      }}
      act={async (ids) => {
        await join.mutateAsync({ id: group?.id ?? 0, employeeIds: ids });
        return { done: ids, refused: [] };
      }}
      busy={join.isPending}
      error={join.error}
      onClose={onClose}
      renderBody={(begun) => (
        <fieldset className={classes.fields} disabled={begun}>
          <ReferenceInput
            endpoint={choiceSources.userGroupParameter}
            label={text("people.reach.group")}
            withAsterisk
            error={tried && group === null ? text("violations.required") : undefined}
            value={group}
            onChange={setGroup}
          />
        </fieldset>
      )}
    />
  );
}
