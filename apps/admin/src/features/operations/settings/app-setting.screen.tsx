import "../../../shared/theme/styles-screens.ts";
import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import { useLate } from "@polyphon/admin-kit/kit/use-late.ts";
import { listAppSettings } from "@polyphon/contract/operations/settings/app-settings.contract.ts";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { PageFrame } from "@polyphon/ui/layout/page/page-frame.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { AppSettingsForm } from "./app-settings-form.tsx";
import classes from "./settings.module.css";

export default function AppSettingScreen() {
  const { text } = useText();
  const found = useEndpoint(listAppSettings, {});
  const late = useLate(found.isPending);
  const items = found.data?.items;
  return (
    <PageFrame
      head={
        <PageHead title={text("operations.appSettings.title")} sub={text("operations.appSettings.sub")} />
      }
    >
      {items !== undefined && <AppSettingsForm settings={items} onReload={() => void found.refetch()} />}
      {items === undefined && (
        <div className={classes.body}>
          {late && <SkeletonRows label={text("kit.list.loading")} rows={6} />}
          {found.isError && (
            <LoadFailed
              title={text("kit.failed.record")}
              error={found.error}
              onAgain={() => void found.refetch()}
            />
          )}
        </div>
      )}
    </PageFrame>
  );
}
