import { useHotkeys } from "@mantine/hooks";
import { ConfirmDialog } from "@polyphon/admin-kit/dialog/confirm-dialog.tsx";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { RowMenu } from "@polyphon/admin-kit/row/row-menu.tsx";
import { PageFrame } from "@polyphon/ui/layout/page/page-frame.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { IconPencil, IconPlus } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { holds, useAccount } from "../../../shared/session/account.ts";
import { useGo } from "../../../shared/address/app-link.tsx";
import { postStateWords } from "../../../shared/posts/post-state.ts";
import { UnsavedGuard } from "../../../shared/form/unsaved-guard.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import type { CategoryChoice } from "./sections/category-field.tsx";
import { BasicsSection } from "./sections/basics-section.tsx";
import { ChecksSection } from "./checks-section.tsx";
import { CopySection } from "./copy/copy-section.tsx";
import { type Drafting, DraftNotes } from "./draft/draft-notes.tsx";
import { EditedMeanwhile, MergedPost } from "./edited-meanwhile.tsx";
import { MediaSection } from "./media/media-section.tsx";
import { MoreOptions } from "./options/more-options.tsx";
import { PageReader } from "./media/page-reader.tsx";
import type { StoredPost } from "./draft/post-draft.ts";
import classes from "./post-form.module.css";
import { PostSaveBar } from "./post-save-bar.tsx";
import { useRework } from "./rework/rework-context.tsx";
import { SaveFailed } from "./save-failed.tsx";
import { TopicSection } from "./sections/topic-section.tsx";
import { type HeldDraft, useAutosave } from "./draft/use-autosave.ts";
import { useFolds } from "./options/use-folds.ts";
import { useGoToField } from "./use-go-to-field.ts";
import { type FormStart, type PostFormState, usePostForm } from "./use-post-form.ts";
import { type SaveOptions, useSave } from "./use-save.ts";
import { WhenSection } from "./sections/when-section.tsx";

export interface PostFormProps extends FormStart {
  /** The post as it is on the server now, where somebody else may have saved it. */
  latest?: StoredPost | undefined;
  /** Refetches it. */
  onLook?: () => Promise<StoredPost | undefined>;
  /** Of a new post: the drafts of its writer, and the one that the form was opened with. */
  drafting?: Drafting | undefined;
  opened?: HeldDraft | undefined;
}

function useHead({ stored, draft, now }: PostFormState, { source, news }: FormStart) {
  const { text } = useText();
  if (!stored)
    return {
      title: text(
        source ? "content.form.duplicateTitle" : news ? "content.form.newsTitle" : "content.form.addTitle",
      ),
      sub: source
        ? text("content.form.duplicateText", { title: source.title })
        : text("content.form.addText"),
    };
  const facts = [
    text("content.form.editText", {
      id: stored.id,
      source: text(`content.sources.${stored.source}`),
      state: postStateWords(stored, now, text).words,
    }),
    ...(stored.serialNumber === null ? [] : [text("content.form.serial", { number: stored.serialNumber })]),
    ...(stored.curatorCode === null ? [] : [text("content.form.curator", { code: stored.curatorCode })]),
  ];
  return { title: draft.title || stored.title, sub: facts.join(" · ") };
}

export function PostForm({ latest, onLook, drafting, opened, ...start }: PostFormProps) {
  const { text } = useText();
  const go = useGo();
  const form = usePostForm(start);
  const { draft, faults, stored } = form;
  const account = useAccount();
  const autosave = useAutosave(form, {
    // A draft of a duplicate goes on as a new post, for those who may write one.
    on: start.source === undefined || holds(account, "add_post"),
    opened,
    room: drafting?.drafts.room ?? true,
    onBegun: (id) => drafting?.onBegun(id),
  });
  const rework = useRework();
  const folds = useFolds(start.news ? ["placement"] : []);
  const { page, network, setNetwork, goTo } = useGoToField(folds);
  const { save, again, saved, failed, clear, busy } = useSave(start, form, {
    onSaving: autosave.pause,
    onSaved: ({ resubmit }) => {
      if (resubmit) rework?.forget();
    },
    onFailed: autosave.resume,
    onRefused: (refusals) => {
      folds.openFor(refusals.map(({ field }) => field));
      const [first] = refusals;
      if (first) goTo(first.field, first.found);
    },
  });
  const head = useHead(form, start);
  const [naming, setNaming] = useState(false);
  const [newerSeen, setNewerSeen] = useState<StoredPost | null>(null);
  const problem = problemOf(failed)?.error;
  const section = { draft, errorOf: form.errorOf, onChange: form.change };

  const lookForNewer = useRef(onLook);
  useEffect(() => {
    lookForNewer.current = onLook;
  });
  useEffect(() => {
    if (problem === "edited_meanwhile")
      void lookForNewer.current?.().then((found) => setNewerSeen(found ?? null));
  }, [problem]);
  const newest = [latest, newerSeen].find((one) => one && stored && one.version > stored.version) ?? null;

  const chooseCategory = (next: CategoryChoice | null) => {
    form.chooseCategory(next);
    if (next?.utmMandatory && draft.campaignName.trim() === "") folds.openFor(["campaignName"]);
  };
  const submit = (options: SaveOptions = {}) => {
    form.showFaults();
    folds.openFor(faults.map(({ field }) => field));
    const [first] = faults;
    if (first) goTo(first.field);
    else if (!busy) void save(options);
  };
  useHotkeys([["mod+S", () => submit()]], []);
  const dirty = useRef(false);
  useEffect(() => {
    dirty.current = form.dirty;
  }, [form.dirty]);

  const discard = async () => {
    form.reset(stored);
    clear();
    await autosave.drop();
    if (!drafting || drafting.current === null) return;
    drafting.drafts.noteRemoved(drafting.current);
    go(drafting.hrefOf(null));
  };
  /** To another draft, or an empty form; what was typed a moment ago is stored first. */
  const leaveTo = async (draft: number | null) => {
    await autosave.flush();
    if (drafting) go(drafting.hrefOf(draft));
  };

  const draftActions = drafting && drafting.current !== null && (
    <RowMenu
      name={text("content.draft.this")}
      actions={[
        {
          key: "name",
          label: text("content.draft.giveName"),
          icon: <IconPencil size={16} aria-hidden />,
          onPress: () => setNaming(true),
        },
        {
          key: "another",
          label: text("content.draft.another"),
          icon: <IconPlus size={16} aria-hidden />,
          onPress: () => void leaveTo(null),
        },
      ]}
    />
  );

  return (
    <PageFrame ref={page} head={<PageHead title={head.title} sub={head.sub} actions={draftActions} />}>
      <UnsavedGuard when={() => dirty.current && !saved.current && !(drafting && autosave.isKept())} />
      {problem === "serial_number_taken" && (
        <ConfirmDialog
          opened
          title={text("content.serial.title")}
          yesLabel={text("content.serial.yes")}
          cancelLabel={text("content.serial.cancel")}
          busy={busy}
          onYes={() => void again({ takeSerialNumber: true })}
          onCancel={() => {
            clear();
            goTo("serialNumber");
          }}
        >
          {text("content.serial.text", { number: draft.serialNumber })}
        </ConfirmDialog>
      )}
      <div className={classes.columns}>
        <div className={classes.main}>
          <DraftNotes
            autosave={autosave}
            drafting={drafting}
            naming={naming}
            onNamed={() => setNaming(false)}
            onOpen={(draft) => void leaveTo(draft)}
          />
          {newest && (
            <EditedMeanwhile
              newer={newest}
              onReload={() => {
                form.reset(newest);
                clear();
                void autosave.drop();
              }}
              onMerge={() => {
                form.mergeWith(newest);
                clear();
              }}
            />
          )}
          <MergedPost form={form} />
          {failed !== null && problem !== "edited_meanwhile" && problem !== "serial_number_taken" && (
            <SaveFailed failure={failureText(failed, text)} />
          )}
          <BasicsSection {...section} reader={<PageReader {...section} pictures={form.pictures} />} />
          <CopySection
            draft={draft}
            pictures={form.pictures.all}
            network={network}
            onNetwork={setNetwork}
            refused={form.refused}
            onVoices={(voices, field) => form.change({ voices }, field)}
          />
        </div>
        <div className={classes.rail}>
          <MediaSection {...section} pictures={form.pictures} onBusy={form.setBusy} />
          <TopicSection {...section} category={form.category} onCategory={chooseCategory} />
          <WhenSection {...section} stored={stored} now={form.now} />
          <MoreOptions
            {...section}
            folds={folds}
            now={form.now}
            campaignNeeded={form.category?.utmMandatory ?? false}
          />
          <ChecksSection checks={form.checks} onGo={goTo} />
        </div>
      </div>
      <PostSaveBar
        form={form}
        autosave={autosave}
        busy={busy}
        onSubmit={submit}
        onDiscard={() => void discard()}
        onGo={goTo}
      />
    </PageFrame>
  );
}
