import "../../../shared/theme/styles-screens.ts";
import { RecordState } from "@polyphon/admin-kit/failure/record-state.tsx";
import { listRoleChoices } from "@polyphon/contract/people/roles.contract.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useRecordId } from "../../../shared/address/record-address.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { AssignmentList } from "./assignments/assignment-list.tsx";
import { roleLabel } from "./role-label.ts";

/** The id in the address identifies the role; its name only makes the address readable. */
export default function AssignedUsersScreen() {
  const { text } = useText();
  const id = useRecordId();
  const choices = useEndpoint(listRoleChoices, {});
  const role = choices.data?.items.find((one) => one.id === id);
  if (choices.data === undefined || role === undefined) return <RecordState found={choices} rows={10} />;
  return (
    <AssignmentList
      title={text("people.assignments.ofRole", { role: roleLabel(role, text) })}
      roles={choices.data.items}
      role={role}
    />
  );
}
