import "../../../shared/theme/styles-screens.ts";
import { useLate } from "@polyphon/admin-kit/kit/use-late.ts";
import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import { ReferenceInput } from "@polyphon/admin-kit/reference/reference-input.tsx";
import { choiceSources } from "@polyphon/contract/kit/choice-source.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { readCompanyVisibility } from "@polyphon/contract/operations/looks.contract.ts";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { ScreenButton } from "../../../shared/screens/screen-button.tsx";
import { useAccount } from "../../../shared/session/account.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { DataSheetButton } from "./data-sheet-button.tsx";
import { SeenList } from "./seen-list.tsx";
import classes from "./works-council.module.css";

/** Who sees what the employees of a company do: of the own one, or of the one that the provider's staff choose. */
export default function WorksCouncilScreen() {
  const { text } = useText();
  const query = useListQuery();
  const ofProvider = useAccount().companyId === null;
  const asked = Number(query.values["company"]);
  const companyId = ofProvider && Number.isInteger(asked) && asked > 0 ? asked : undefined;
  const found = useEndpoint(readCompanyVisibility, companyId === undefined ? {} : { companyId }, {
    placeholderData: keepPreviousData,
  });
  const late = useLate(found.isPending);
  const shown = found.data ?? null;
  return (
    <div className={classes.page}>
      <PageHead
        title={text("operations.worksCouncil.title")}
        sub={text("operations.worksCouncil.sub")}
        actions={
          <>
            <ScreenButton path="/admin/activity-log" />
            {shown && <DataSheetButton companyId={companyId} />}
          </>
        }
      />
      {ofProvider && !found.isPending && (
        <div className={classes.choice}>
          <ReferenceInput
            endpoint={choiceSources.company}
            label={text("operations.worksCouncil.company")}
            placeholder={text("operations.worksCouncil.companyPlaceholder")}
            clearable
            value={shown && { ...shown.company, detail: null }}
            onChange={(company) => query.change({ company: company ? String(company.id) : undefined })}
          />
        </div>
      )}
      {late && <SkeletonRows label={text("shell.frame.loading")} rows={8} />}
      {found.isError && found.data === undefined && (
        <LoadFailed
          title={text("operations.worksCouncil.failed")}
          error={found.error}
          onAgain={() => void found.refetch()}
        />
      )}
      {found.data === null && (
        <Card>
          <EmptyState
            headingLevel={2}
            title={text("operations.worksCouncil.choose")}
            text={text("operations.worksCouncil.chooseText")}
          />
        </Card>
      )}
      {shown && (
        <>
          <NoticeStrip tone={shown.visibility.minimum === null ? "info" : "ok"}>
            {shown.visibility.minimum === null
              ? text("operations.worksCouncil.mode.off")
              : text("operations.worksCouncil.mode.on", { minimum: shown.visibility.minimum })}
          </NoticeStrip>
          <Card title={text("operations.worksCouncil.table")} divided flush>
            <SeenList visibility={shown.visibility} />
          </Card>
          <Card title={text("operations.worksCouncil.log.title")} divided>
            <p className={classes.note}>
              {text("operations.worksCouncil.log.text", { days: limits.look.keptDays })}
            </p>
          </Card>
        </>
      )}
    </div>
  );
}
