import { Button, TextInput } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { FormFailure } from "@polyphon/admin-kit/failure/form-failure.tsx";
import { HistoryDrawer } from "@polyphon/admin-kit/history/history-drawer.tsx";
import { limits } from "@polyphon/contract/limits.ts";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { SaveBar } from "@polyphon/ui/layout/page/save-bar.tsx";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { IconHistory } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { UnsavedGuard } from "../../../shared/form/unsaved-guard.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import { ContentColumn } from "./content-column.tsx";
import classes from "./page-form.module.css";
import { pagePast } from "./page-past.ts";
import { type StoredPage, usePageForm } from "./use-page-form.ts";

export interface PageFormProps {
  stored: StoredPage;
  onReload: () => void;
}

/** One page, English and German beside each other. */
export function PageForm({ stored, onReload }: PageFormProps) {
  const { text, language } = useText();
  const form = usePageForm(stored, onReload);
  const { draft, dirty } = form;
  const [view, setView] = useState<"write" | "preview">("write");
  const [past, setPast] = useState(false);
  const unsaved = useRef(false);
  useEffect(() => {
    unsaved.current = dirty;
  }, [dirty]);
  useHotkeys([["mod+S", () => void form.save()]], []);

  return (
    <div className={classes.page}>
      <UnsavedGuard when={() => unsaved.current} />
      {past && (
        <HistoryDrawer
          resource={pagePast}
          id={stored.id}
          name={stored.title}
          onClose={() => setPast(false)}
        />
      )}
      <div className={classes.body}>
        <PageHead
          title={draft.title.trim() || stored.key}
          sub={text("site.page.sub", { key: stored.key, moment: formatMoment(stored.updatedAt, language) })}
          actions={
            <>
              <Button
                variant="default"
                leftSection={<IconHistory size={15} aria-hidden />}
                onClick={() => setPast(true)}
              >
                {text("kit.history.open")}
              </Button>
              <Segmented
                label={text("site.page.view")}
                value={view}
                onChange={setView}
                options={[
                  { value: "write", label: text("site.page.write") },
                  { value: "preview", label: text("site.page.preview") },
                ]}
              />
            </>
          }
        />
        <FormFailure
          error={problemOf(form.failed)?.violations === undefined ? form.failed : null}
          merged={form.merged}
          onReload={form.acceptNewer}
        />
        <Card>
          <TextInput
            label={text("site.page.title")}
            description={text("site.page.titleHint", { max: limits.page.titleMax })}
            required
            maxLength={limits.page.titleMax + 1}
            value={draft.title}
            error={form.errorOf("title")}
            onChange={(event) => form.change({ title: event.currentTarget.value })}
          />
        </Card>
        <div className={classes.columns}>
          <ContentColumn
            title={text("site.page.english")}
            lang="en"
            view={view}
            hint={text("site.page.contentHint")}
            value={draft.contentEn}
            error={form.errorOf("contentEn")}
            onChange={(contentEn) => form.change({ contentEn })}
          />
          <ContentColumn
            title={text("site.page.german")}
            lang="de"
            view={view}
            hint={text("site.page.germanHint")}
            value={draft.contentDe}
            fallback={draft.contentEn}
            error={form.errorOf("contentDe")}
            onChange={(contentDe) => form.change({ contentDe })}
          />
        </div>
      </div>
      <SaveBar
        label={text("kit.form.bar")}
        tone={form.faults > 0 ? "bad" : dirty ? "changed" : "idle"}
        status={
          form.faults > 0
            ? text("kit.form.faults", { count: form.faults })
            : text(dirty ? "kit.form.unsaved" : "kit.form.unchanged")
        }
        actions={
          <>
            {dirty && (
              <Button variant="default" onClick={form.reset}>
                {text("kit.form.discard")}
              </Button>
            )}
            <Button loading={form.busy} disabled={!dirty} onClick={() => void form.save()}>
              {text("kit.form.save")}
            </Button>
          </>
        }
      />
    </div>
  );
}
