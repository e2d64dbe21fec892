import { Button } from "@mantine/core";
import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import { usePageTrail } from "@polyphon/admin-kit/list/use-page-trail.ts";
import { listBulkUploadRows } from "@polyphon/contract/people/bulk-upload.contract.ts";
import { faultKinds, uploadRowChoices } from "@polyphon/contract/people/bulk-upload.ts";
import { ChoiceChip } from "@polyphon/ui/input/choice/choice-chip.tsx";
import { Pager } from "@polyphon/ui/data/list/pager.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { VisuallyHidden } from "@polyphon/ui/text/visually-hidden.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { IconDownload } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { useListQuery } from "../../../../shared/list/use-list-query.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import classes from "../bulk-upload.module.css";
import { FaultTable } from "./fault-table.tsx";
import { RepeatStrips } from "./repeat-strips.tsx";
import type { BulkUpload } from "../upload-model.ts";
import { useSheet } from "../sheet/use-sheet.ts";
import type { UseUpload } from "../use-upload.ts";

type Shown = (typeof uploadRowChoices)[number];

const perPage = 20;

function shownOf(word: string | undefined, { counts }: BulkUpload): Shown {
  const chosen = uploadRowChoices.find((one) => one === word);
  return chosen ?? (counts.faulty > 0 ? "FAULTY" : "EXISTS");
}

function countOf(shown: Shown, { counts, kinds }: BulkUpload): number {
  if (shown === "FAULTY") return counts.faulty;
  if (shown === "EXISTS") return counts.exists;
  return shown === "ADDED" ? counts.added : kinds[shown];
}

function Kinds({
  upload,
  shown,
  onShow,
}: {
  upload: BulkUpload;
  shown: Shown;
  onShow: (shown: Shown) => void;
}) {
  const { text, language } = useText();
  const sheet = useSheet();
  const words = (one: Shown) =>
    one === "FAULTY"
      ? text("upload.all")
      : one === "EXISTS" || one === "ADDED"
        ? text("upload.exists")
        : text(`upload.kinds.${one}`);
  const offered = (["FAULTY", ...faultKinds, "EXISTS"] as const).filter((one) => countOf(one, upload) > 0);
  return (
    <div className={classes.kinds}>
      <fieldset className={classes.chips}>
        <VisuallyHidden component="legend">{text("upload.kindsLabel")}</VisuallyHidden>
        {offered.map((one) => (
          <ChoiceChip key={one} small pressed={one === shown} onPress={() => onShow(one)}>
            {words(one)}{" "}
            <span className={classes.chipCount}>{countOf(one, upload).toLocaleString(language)}</span>
          </ChoiceChip>
        ))}
      </fieldset>
      {upload.counts.faulty > 0 && (
        <Button
          size="xs"
          variant="default"
          loading={sheet.busy}
          leftSection={<IconDownload size={14} aria-hidden />}
          onClick={() => sheet.faults(upload.id)}
        >
          {text("upload.errorsFile")}
        </Button>
      )}
    </div>
  );
}

/** Rows that cannot be added yet, by kind of fault, editable in place. */
export function FaultCard({ upload, actions }: { upload: BulkUpload; actions: UseUpload }) {
  const { text, language } = useText();
  const query = useListQuery();
  const shown = shownOf(query.values["show"], upload);
  const after = query.values["after"];
  const trail = usePageTrail(after);
  const input = { id: upload.id, show: shown, limit: perPage, ...(after === undefined ? {} : { after }) };
  const found = useEndpoint(listBulkUploadRows, input, { placeholderData: keepPreviousData });
  const { items = [], next = null } = found.data ?? {};
  const start = trail.start ?? 0;
  const range = {
    from: items.length === 0 ? 0 : start + 1,
    to: start + items.length,
    all: countOf(shown, upload).toLocaleString(language),
  };
  return (
    <Card
      title={
        upload.counts.faulty > 0
          ? text("upload.toFix", { count: upload.counts.faulty })
          : text("upload.nothingToFix")
      }
      aside={
        <Kinds
          upload={upload}
          shown={shown}
          onShow={(one) => query.change({ show: one, after: undefined })}
        />
      }
      divided
      flush
    >
      <RepeatStrips upload={upload} actions={actions} />
      {found.isError && items.length === 0 ? (
        <LoadFailed
          title={text("kit.failed.title")}
          error={found.error}
          onAgain={() => void found.refetch()}
          compact
        />
      ) : (
        <FaultTable upload={upload} rows={items} loading={found.isPending} />
      )}
      <Pager
        label={text("kit.list.paging")}
        previousLabel={text("kit.list.previous")}
        nextLabel={text("kit.list.next")}
        range={text("upload.range", range)}
        extra={<span className={classes.note}>{text("upload.laterNote")}</span>}
        onPrevious={trail.isFirst ? undefined : () => query.change({ after: trail.previous })}
        onNext={
          next === null
            ? undefined
            : () => {
                trail.walkTo(next, items.length);
                query.change({ after: next });
              }
        }
      />
    </Card>
  );
}
