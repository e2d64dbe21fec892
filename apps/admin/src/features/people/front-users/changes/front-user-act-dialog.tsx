import { limits } from "@polyphon/contract/limits.ts";
import type { FrontUserAction } from "@polyphon/contract/people/front-users/front-users.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import { ConsequenceList } from "./consequence-list.tsx";
import { type ChosenPerson, PeopleDialog } from "../people-dialog.tsx";
import { useFrontUsers } from "../use-front-users.ts";

export interface FrontUserActDialogProps {
  action: FrontUserAction;
  people: readonly ChosenPerson[];
  /** `done` are the users that were changed. */
  onClose: (done: readonly number[]) => void;
}

const stops: ReadonlySet<FrontUserAction> = new Set(["DISABLE", "DEACTIVATE", "DELETE"]);

/** Asks before a status or level changes, and shows what that ends. */
export function FrontUserActDialog({ action, people, onClose }: FrontUserActDialogProps) {
  const { text } = useText();
  const { calls } = useFrontUsers();
  const act = useCommand(calls.act);
  return (
    <PeopleDialog
      people={people}
      title={text(`people.frontUsers.ask.${action}`, { count: people.length, name: people[0]?.name ?? "" })}
      yesLabel={text(`people.frontUsers.verb.${action}`)}
      danger={stops.has(action)}
      doneText={(count) => text("people.frontUsers.done", { count })}
      refusedText={(count) => text("people.frontUsers.refused", { count })}
      act={(ids) => act.mutateAsync({ ids, action })}
      busy={act.isPending}
      error={act.error}
      onClose={onClose}
      renderBody={() => (
        <>
          <p>{text(`people.frontUsers.says.${action}`)}</p>
          {stops.has(action) && people.length <= limits.frontUser.atOnce && (
            <ConsequenceList
              calls={calls}
              ids={people.map(({ id }) => id)}
              signsOut
              disconnects={action === "DELETE"}
            />
          )}
        </>
      )}
    />
  );
}
