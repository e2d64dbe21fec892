import "../../../shared/theme/styles-screens.ts";
import { getPage } from "@polyphon/contract/site/site.contract.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useParams } from "@tanstack/react-router";
import { RecordPending } from "../../../shared/failure/record-pending.tsx";
import { PageForm } from "./page-form.tsx";

export default function EditCmsScreen() {
  const { id } = useParams({ strict: false }) as { readonly id?: string };
  const page = useEndpoint(getPage, { id: id ?? "" }, { refetchOnWindowFocus: false });
  if (page.data === undefined) return <RecordPending found={page} />;
  return <PageForm key={page.data.id} stored={page.data} onReload={() => void page.refetch()} />;
}
