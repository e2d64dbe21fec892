import "../../../shared/theme/styles-screens.ts";
import { getPage } from "@polyphon/contract/site/site.contract.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { RecordState } from "@polyphon/admin-kit/failure/record-state.tsx";
import { useRecordId } from "../../../shared/address/record-address.ts";
import { PageForm } from "./page-form.tsx";

export default function EditCmsScreen() {
  const page = useEndpoint(getPage, { id: useRecordId() }, { refetchOnWindowFocus: false });
  if (page.data === undefined) return <RecordState found={page} />;
  return <PageForm key={page.data.id} stored={page.data} onReload={() => void page.refetch()} />;
}
