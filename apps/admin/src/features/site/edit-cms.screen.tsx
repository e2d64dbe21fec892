import "../../shared/styles-screens.ts";
import { LoadFailed } from "@polyphon/admin-kit/load-failed.tsx";
import { getPage } from "@polyphon/contract/site/site.contract.ts";
import { SkeletonRows } from "@polyphon/ui/feedback/skeleton-rows.tsx";
import { useEndpoint } from "@polyphon/web/use-endpoint.ts";
import { useParams } from "@tanstack/react-router";
import { useText } from "../../shared/use-text.ts";
import { PageForm } from "./page-form.tsx";

export default function EditCmsScreen() {
  const { text } = useText();
  const { id } = useParams({ strict: false }) as { readonly id?: string };
  const page = useEndpoint(getPage, { id: id ?? "" }, { refetchOnWindowFocus: false });
  if (page.data === undefined)
    return page.isError ? (
      <LoadFailed
        headingLevel={1}
        title={text("kit.failed.record")}
        error={page.error}
        onAgain={() => void page.refetch()}
      />
    ) : (
      <SkeletonRows label={text("shell.frame.loading")} rows={8} />
    );
  return (
    <PageForm key={page.data.id} stored={page.data} onReload={async () => (await page.refetch()).data} />
  );
}
