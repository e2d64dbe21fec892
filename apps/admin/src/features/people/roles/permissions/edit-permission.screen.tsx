import "../../../../shared/theme/styles-screens.ts";
import { listRoles } from "@polyphon/contract/people/roles.contract.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useRecordId } from "../../../../shared/address/record-address.ts";
import { RecordState } from "@polyphon/admin-kit/failure/record-state.tsx";
import { RightsForm } from "./rights-form.tsx";

export default function EditPermissionScreen() {
  const id = useRecordId();
  const list = useEndpoint(listRoles, {}, { refetchOnWindowFocus: false });
  const role = list.data?.items.find((one) => one.id === id);
  if (list.data === undefined || role === undefined) return <RecordState found={list} />;
  return (
    <RightsForm
      key={role.id}
      role={role}
      mayGive={new Set(list.data.can.give)}
      onReload={() => void list.refetch()}
    />
  );
}
