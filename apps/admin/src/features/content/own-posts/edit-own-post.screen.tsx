import "../../../shared/theme/styles-screens.ts";
import { Select, TextInput } from "@mantine/core";
import { FormFailure } from "@polyphon/admin-kit/failure/form-failure.tsx";
import { contentLanguages } from "@polyphon/contract/content/content.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useRecordForm } from "@polyphon/web/form/use-record-form.ts";
import { useShowRefusal } from "@polyphon/web/form/use-show-refusal.ts";
import { useRef } from "react";
import { NoAccess } from "@polyphon/ui/feedback/state/no-access.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { PageFrame } from "@polyphon/ui/layout/page/page-frame.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { IconX } from "@tabler/icons-react";
import { useGo } from "../../../shared/address/app-link.tsx";
import { RecordState } from "@polyphon/admin-kit/failure/record-state.tsx";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { UnsavedGuard } from "../../../shared/form/unsaved-guard.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import { type Copies, CopyFields, writtenCopies } from "../post-form/copy/copy-fields.tsx";
import form from "../post-form/post-form.module.css";
import { RecordSaveBar } from "../post-form/record-save-bar.tsx";
import classes from "./own-posts.module.css";
import { type AskedOwnPost, useAskedOwnPost, useApprovalCommands } from "./use-own-post.ts";

const draftOf = (post: AskedOwnPost) => ({
  title: post.title,
  language: post.language,
  postUrl: post.postUrl ?? "",
  facebookUrl: post.facebookUrl ?? "",
  copy: post.copy as Copies,
  imageIds: post.imageIds,
});

const storedOf = (post: AskedOwnPost) => ({ version: post.version, values: draftOf(post) });

const orNull = (text: string): string | null => (text.trim() === "" ? null : text.trim());

/** The editing state: values, whether they differ, the server's messages, and saving. */
function useEditForm(post: AskedOwnPost, onReload: () => void) {
  const go = useGo();
  const record = useRecordForm(storedOf(post));
  const { values: draft } = record;
  const save = useApprovalCommands(() => {
    record.markSaved();
    go(screenHref("/admin/post/view_own_post/:ownPostid", { ownPostid: post.id }));
  }).edit;
  const violations = problemOf(save.error)?.violations ?? [];
  return {
    ...record,
    save,
    reset: () => {
      record.reset();
      save.reset();
    },
    acceptNewer: () => {
      record.acceptNewer();
      onReload();
      save.reset();
    },
    errorOf: (field: string) => violations.find((one) => one.field === field)?.message,
    submit: () => {
      if (save.isPending) return;
      const { type, videoEmbedCode, attachmentId, attachmentTitle, notes } = post;
      save.mutate({
        ...draft,
        id: post.id,
        version: record.version ?? post.version,
        type,
        videoEmbedCode,
        attachmentId,
        attachmentTitle,
        notes,
        postUrl: orNull(draft.postUrl),
        facebookUrl: orNull(draft.facebookUrl),
        copy: writtenCopies(draft.copy),
      });
    },
  };
}
type EditFormState = ReturnType<typeof useEditForm>;

function Basics({ of }: { of: EditFormState }) {
  const { text } = useText();
  const { values: draft, change, errorOf } = of;
  return (
    <Card title={text("content.ownPosts.words")}>
      <div className={classes.stack}>
        <TextInput
          label={text("content.ownPosts.titleLabel")}
          withAsterisk
          maxLength={limits.post.titleMax}
          value={draft.title}
          error={errorOf("title")}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        <Select
          label={text("content.ownPosts.language")}
          allowDeselect={false}
          data={contentLanguages.map((value) => ({ value, label: text(`content.languages.${value}`) }))}
          value={draft.language}
          onChange={(language) => language && change({ language })}
        />
        {(["postUrl", "facebookUrl"] as const).map((field) => (
          <TextInput
            key={field}
            label={text(field === "postUrl" ? "content.ownPosts.link" : "content.ownPosts.facebookUrl")}
            maxLength={limits.post.urlMax}
            value={draft[field]}
            error={errorOf(field)}
            onChange={(event) => change({ [field]: event.currentTarget.value })}
          />
        ))}
      </div>
    </Card>
  );
}

function Pictures({ post, of }: { post: AskedOwnPost; of: EditFormState }) {
  const { text } = useText();
  const { values: draft, change, errorOf } = of;
  const shown = post.images.filter(({ id }) => draft.imageIds.includes(id));
  if (post.images.length === 0) return null;
  return (
    <Card title={text("content.ownPosts.pictures")}>
      <ul className={classes.pictures}>
        {shown.map(({ id, thumbnailUrl }, at) => (
          <li key={id}>
            <img src={thumbnailUrl} alt={text("content.ownPosts.picture", { at: at + 1 })} />
            {shown.length > 1 && (
              <button
                type="button"
                className={classes.takeOut}
                aria-label={text("content.ownPosts.removePicture", { at: at + 1 })}
                onClick={() => change({ imageIds: draft.imageIds.filter((one) => one !== id) })}
              >
                <IconX size={14} aria-hidden />
              </button>
            )}
          </li>
        ))}
      </ul>
      <p role="alert">{errorOf("imageIds")}</p>
    </Card>
  );
}

interface EditFormProps {
  post: AskedOwnPost;
  onReload: () => void;
}

function EditForm({ post, onReload }: EditFormProps) {
  const { text } = useText();
  const of = useEditForm(post, onReload);
  const { values: draft, dirty, save } = of;
  const page = useRef<HTMLDivElement>(null);
  useShowRefusal(page, save.error);
  return (
    <PageFrame
      ref={page}
      head={<PageHead title={draft.title || post.title} sub={text("content.ownPosts.editTitle")} />}
    >
      <UnsavedGuard when={of.isDirty} />
      <div className={form.columns}>
        <div className={form.main}>
          <FormFailure error={save.error} merged={of.merged} onReload={of.acceptNewer} />
          <Basics of={of} />
          <Card title={text("content.ownPosts.copies")}>
            <p className={classes.quiet}>{text("content.ownPosts.copiesText")}</p>
            <CopyFields
              copy={draft.copy}
              postUrl={orNull(draft.postUrl)}
              refused={(network) => of.errorOf(`copy.${network}`)}
              onChange={(copy) => of.change({ copy })}
            />
          </Card>
        </div>
        <div className={form.rail}>
          <Pictures post={post} of={of} />
        </div>
      </div>
      <RecordSaveBar
        dirty={dirty}
        saving={save.isPending}
        words={{ discard: text("content.ownPosts.discard"), save: text("content.ownPosts.save") }}
        onDiscard={of.reset}
        onSave={of.submit}
      />
    </PageFrame>
  );
}

export default function EditOwnPostScreen() {
  const { text } = useText();
  const found = useAskedOwnPost();
  const post = found.data;
  if (post === undefined) return <RecordState found={found} />;
  if (!post.can.edit) return <NoAccess title={text("content.ownPosts.closed")} />;
  return <EditForm key={post.id} post={post} onReload={() => void found.refetch()} />;
}
