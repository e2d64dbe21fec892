import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import { type ChosenPerson, PeopleDialog } from "../people-dialog.tsx";
import { useFrontUsers } from "../use-front-users.ts";

export interface ReachDialogProps {
  people: readonly ChosenPerson[];
  onClose: (done: readonly number[]) => void;
}

/** Sends those who have never signed in another first password. */
export function InviteDialog({ people, onClose }: ReachDialogProps) {
  const { text } = useText();
  const invite = useCommand(useFrontUsers().calls.invite);
  return (
    <PeopleDialog
      people={people}
      title={text("people.reach.inviteTitle", { count: people.length, name: people[0]?.name ?? "" })}
      yesLabel={text("people.reach.inviteYes")}
      doneText={(count) => text("people.reach.invited", { count })}
      refusedText={(count) => text("people.reach.notInvited", { count })}
      act={(ids) => invite.mutateAsync({ ids })}
      busy={invite.isPending}
      error={invite.error}
      onClose={onClose}
      renderBody={() => <p>{text("people.reach.inviteText")}</p>}
    />
  );
}
