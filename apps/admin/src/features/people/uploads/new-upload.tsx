import { ReferenceInput } from "@polyphon/admin-kit/reference/reference-input.tsx";
import type { Choice } from "@polyphon/admin-kit/reference/use-choices.ts";
import { choiceSources } from "@polyphon/contract/kit/choice-source.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { FileDrop } from "@polyphon/ui/input/file-drop.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { useState } from "react";
import { useAccount } from "../../../shared/session/account.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { PastUploads } from "./past-uploads.tsx";
import { TemplateButton } from "./sheet/template-button.tsx";
import classes from "./bulk-upload.module.css";
import { useSendSheet } from "./sheet/use-send-sheet.ts";

const accepted =
  ".xlsx,.xls,.csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/vnd.ms-excel,text/csv";

/** The start of an upload: for which company, and which file. */
export function NewUpload() {
  const { text, language } = useText();
  const { companyId } = useAccount();
  const query = useListQuery();
  const [company, setCompany] = useState<Choice | null>(null);
  const { sending, fault, setFault, send } = useSendSheet((id) =>
    query.change({ upload: String(id), after: undefined }),
  );
  const choosesCompany = companyId === null;
  const take = ([file]: File[]) => {
    if (!file) return;
    if (choosesCompany && company === null) return setFault(text("upload.companyFirst"));
    send(file, company?.id ?? null);
  };
  return (
    <div className={classes.page}>
      <PageHead title={text("upload.title")} sub={text("upload.intro")} actions={<TemplateButton />} />
      <Card title={text("upload.chooseTitle")} divided>
        <div className={classes.choose}>
          {choosesCompany && (
            <div className={classes.company}>
              <ReferenceInput
                label={text("upload.company")}
                description={text("upload.companyHelp")}
                withAsterisk
                endpoint={choiceSources.company}
                value={company}
                onChange={(chosen) => {
                  setCompany(chosen);
                  setFault(undefined);
                }}
              />
            </div>
          )}
          <FileDrop
            label={text("upload.fileLabel")}
            dropText={text("upload.drop")}
            buttonLabel={text("upload.choose")}
            hint={text("upload.hint", {
              megabytes: limits.bulkUpload.bytes / 1024 / 1024,
              rows: limits.bulkUpload.rows.toLocaleString(language),
            })}
            accept={accepted}
            disabled={sending !== null}
            error={fault}
            onFiles={take}
            files={
              sending === null
                ? undefined
                : [
                    {
                      key: "sheet",
                      name: sending.name,
                      state: "sending",
                      progress: sending.share,
                      stateText: text("upload.sending", { percent: Math.round(sending.share * 100) }),
                    },
                  ]
            }
          />
        </div>
      </Card>
      <PastUploads ofAll={choosesCompany} />
    </div>
  );
}
