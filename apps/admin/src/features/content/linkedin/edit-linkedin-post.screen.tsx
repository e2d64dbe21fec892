import "../../../shared/theme/styles-screens.ts";
import { Select, TextInput } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { FormFailure } from "@polyphon/admin-kit/failure/form-failure.tsx";
import { contentLanguages } from "@polyphon/contract/content/content.ts";
import { NoAccess } from "@polyphon/ui/feedback/state/no-access.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { PageFrame } from "@polyphon/ui/layout/page/page-frame.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { RecordState } from "@polyphon/admin-kit/failure/record-state.tsx";
import { useShowRefusal } from "@polyphon/web/form/use-show-refusal.ts";
import { useRef } from "react";
import { UnsavedGuard } from "../../../shared/form/unsaved-guard.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import { CopyFields } from "../post-form/copy/copy-fields.tsx";
import { DaysPair } from "../post-form/sections/days-pair.tsx";
import { CategoryField } from "../post-form/sections/category-field.tsx";
import { RecordSaveBar } from "../post-form/record-save-bar.tsx";
import { companyOnly } from "../company-only.tsx";
import { LinkedinPictures } from "./linkedin-pictures.tsx";
import classes from "./linkedin.module.css";
import { useLinkedinForm } from "./use-linkedin-form.ts";
import { type LinkedinPost, useLinkedinPost } from "./use-linkedin-post.ts";

type Form = ReturnType<typeof useLinkedinForm>;

function Basics({ post, of }: { post: LinkedinPost; of: Form }) {
  const { text } = useText();
  const { values: draft, change, errorOf } = of;
  const chosen =
    draft.categoryId !== null && draft.categoryId === String(post.categoryId)
      ? { id: Number(draft.categoryId), name: post.categoryName ?? "", utmMandatory: false }
      : undefined;
  return (
    <Card title={text("content.linkedin.words")}>
      <div className={classes.stack}>
        <TextInput
          label={text("content.linkedin.titleLabel")}
          description={text("content.linkedin.titleHelp")}
          withAsterisk
          value={draft.title}
          error={errorOf("title")}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        <div className={classes.pair}>
          <CategoryField
            value={draft.categoryId}
            chosen={chosen}
            error={errorOf("categoryId")}
            onChange={(category) => change({ categoryId: category && String(category.id) })}
          />
          <Select
            label={text("content.linkedin.language")}
            allowDeselect={false}
            data={contentLanguages.map((value) => ({ value, label: text(`content.languages.${value}`) }))}
            value={draft.language}
            onChange={(language) => language && change({ language })}
          />
        </div>
        <TextInput
          label={text("content.linkedin.link")}
          description={text("content.linkedin.linkHelp")}
          value={draft.postUrl}
          error={errorOf("postUrl")}
          onChange={(event) => change({ postUrl: event.currentTarget.value })}
        />
        <TextInput
          label={text("content.linkedin.campaign")}
          description={text("content.linkedin.campaignHelp")}
          value={draft.campaignName}
          error={errorOf("campaignName")}
          onChange={(event) => change({ campaignName: event.currentTarget.value })}
        />
        <DaysPair days={draft} errorOf={errorOf} onChange={change} />
      </div>
    </Card>
  );
}

interface EditFormProps {
  post: LinkedinPost;
  onReload: () => void;
}

function EditForm({ post, onReload }: EditFormProps) {
  const { text } = useText();
  const of = useLinkedinForm(post, onReload);
  const { values: draft, dirty, save } = of;
  useHotkeys([["mod+S", of.submit]], []);
  const page = useRef<HTMLDivElement>(null);
  useShowRefusal(page, save.error);
  return (
    <PageFrame
      ref={page}
      head={<PageHead title={draft.title || post.title} sub={text("content.linkedin.editTitle")} />}
    >
      <UnsavedGuard when={of.isDirty} />
      <div className={classes.form}>
        <div className={classes.stack}>
          <FormFailure error={save.error} merged={of.merged} onReload={() => of.acceptNewer()} />
          <Basics post={post} of={of} />
          <Card title={text("content.linkedin.copies")}>
            <p className={classes.quiet}>{text("content.linkedin.copiesText")}</p>
            <CopyFields
              copy={draft.copy}
              postUrl={draft.postUrl.trim() === "" ? null : draft.postUrl.trim()}
              refused={(network) => of.errorOf(`voices.VOICE_1.${network}`) ?? of.errorOf(`copy.${network}`)}
              onChange={(copy) => of.change({ copy })}
            />
          </Card>
        </div>
        <LinkedinPictures post={post} images={post.images} onRemoved={() => of.acceptNewer("own")} />
      </div>
      <RecordSaveBar
        dirty={dirty}
        saving={save.isPending}
        words={{ discard: text("content.linkedin.discard"), save: text("content.linkedin.save") }}
        onDiscard={of.reset}
        onSave={of.submit}
      />
    </PageFrame>
  );
}

function EditLinkedinPostScreen() {
  const { text } = useText();
  const found = useLinkedinPost();
  const post = found.data;
  if (post === undefined) return <RecordState found={found} />;
  if (!post.can.edit) return <NoAccess title={text("content.linkedin.decided")} />;
  return <EditForm key={post.id} post={post} onReload={() => void found.refetch()} />;
}

export default companyOnly(EditLinkedinPostScreen);
