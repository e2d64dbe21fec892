import { Button, Select, Textarea, TextInput } from "@mantine/core";
import { contentLanguages, postTypes } from "@polyphon/contract/content/content.ts";
import { limits } from "@polyphon/contract/limits.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import "@polyphon/ui/theme/styles/styles-employee-screens.ts";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { addressOf } from "../../../../shared/address/address.ts";
import { useFormats } from "../../../../shared/time/formats.ts";
import { KeptStrip } from "../../../../shared/drafts/kept-strip.tsx";
import { LinkButton } from "../../../../shared/address/link-button.tsx";
import { notify } from "../../../../shared/notices/notices.ts";
import { t } from "../../../../shared/text/text.ts";
import { type Media, useUpload } from "../../../../shared/upload/use-upload.ts";
import { FoundPage } from "./found-page.tsx";
import { MediaPart } from "./media-part.tsx";
import type { OwnPost } from "./own-post-draft.ts";
import { OwnPostPreview } from "./own-post-preview.tsx";
import classes from "../own-posts.module.css";
import { type OwnPostForm as Form, type OwnPostFormOptions, useOwnPostForm } from "./use-own-post-form.ts";
import { WordsPart } from "./words-part.tsx";

export interface OwnPostFormProps extends OwnPostFormOptions {
  /** Whether what is saved waits for approval. */
  approval: boolean;
}

function What({ form }: { form: Form }) {
  const { draft, set, texts } = form;
  const { titleMin: min, titleMax: max } = limits.post;
  return (
    <Card title={t("ownPosts.form.what")} bleed>
      <div className={classes.fields}>
        <Segmented
          label={t("ownPosts.form.type")}
          showLabel
          value={draft.type}
          onChange={(type) => set({ type })}
          options={postTypes.map((type) => ({ value: type, label: t(`ownPosts.type.${type}`) }))}
        />
        <TextInput
          label={t("ownPosts.form.title")}
          description={t("ownPosts.form.titleHint", { min, max })}
          required
          maxLength={max}
          value={draft.title}
          error={texts.title}
          onChange={(event) => set({ title: event.currentTarget.value })}
        />
        <Select
          label={t("ownPosts.form.language")}
          allowDeselect={false}
          data={contentLanguages.map((value) => ({ value, label: t(`content.language.${value}`) }))}
          value={draft.language}
          onChange={(value) => {
            const language = contentLanguages.find((one) => one === value);
            if (language) set({ language });
          }}
        />
      </div>
    </Card>
  );
}

function Links({ form, approval }: { form: Form; approval: boolean }) {
  const { draft, set, texts } = form;
  const address = (field: "postUrl" | "facebookUrl") => ({
    label: t(`ownPosts.form.${field}`),
    placeholder: "https://",
    inputMode: "url" as const,
    autoComplete: "off",
    maxLength: limits.post.urlMax,
    value: draft[field],
    error: texts[field],
    onChange: (event: { currentTarget: HTMLInputElement }) => set({ [field]: event.currentTarget.value }),
  });
  return (
    <Card title={t("ownPosts.form.links")} bleed>
      <div className={classes.fields}>
        <TextInput {...address("postUrl")} description={t("ownPosts.form.postUrlHint")} />
        <TextInput {...address("facebookUrl")} />
        {approval && (
          <Textarea
            label={t("ownPosts.form.notes")}
            autosize
            minRows={2}
            maxLength={limits.post.notesMax}
            value={draft.notes}
            onChange={(event) => set({ notes: event.currentTarget.value })}
          />
        )}
      </div>
    </Card>
  );
}

function Standing({ post, approval }: { post: OwnPost; approval: boolean }) {
  if (!post.can.edit) return <NoticeStrip tone="info">{t("ownPosts.form.closed")}</NoticeStrip>;
  if (post.reason !== null)
    return (
      <NoticeStrip tone="bad">
        <b>{t("ownPosts.form.reasonTitle")}</b> {t("ownPosts.form.reasonText", { reason: post.reason })}
      </NoticeStrip>
    );
  if (!approval) return null;
  return (
    <NoticeStrip tone="info">
      {t(post.status === "APPROVED" ? "ownPosts.form.approved" : "ownPosts.form.waits")}
    </NoticeStrip>
  );
}

function History({ post }: { post: OwnPost }) {
  const { dayTime } = useFormats();
  return (
    <Card title={t("ownPosts.form.history")} bleed>
      <ol className={classes.history}>
        {post.history.map(({ step, at, by, reason }) => (
          <li key={`${at}${step}`}>
            <b>{t(`ownPosts.step.${step}`)}</b>
            <span className={classes.hint}>
              {by || t("ownPosts.form.someone")}, {dayTime(at)}
            </span>
            {reason !== null && <q>{reason}</q>}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function useUploads(form: Form) {
  const images = useUpload("ownPost", ({ id, url, thumbnailUrl }: Media) => {
    if (url === null || thumbnailUrl === null) return;
    form.set((now) => ({ images: [...now.images, { id, url, thumbnailUrl }].slice(0, limits.post.images) }));
  });
  const kind = form.draft.type === "DOCUMENT" ? "document" : "video";
  const file = useUpload(kind, ({ id, kind: what, fileName, pages, seconds }: Media) => {
    if (what !== "PICTURE") form.set({ file: { id, kind: what, name: fileName, pages, seconds } });
  });
  return { images, file };
}

const headings = {
  new: "ownPosts.form.newTitle",
  edit: "ownPosts.form.editTitle",
  duplicate: "ownPosts.form.duplicateTitle",
} as const;

/** The form of an own post, with the preview beside it. */
export function OwnPostForm({ approval, ...input }: OwnPostFormProps) {
  const { edited, duplicated, link } = input;
  const form = useOwnPostForm(input);
  const uploads = useUploads(form);
  const [chosen, setChosen] = useState<Network | null>(null);
  const frame = useRef<HTMLFormElement>(null);
  const { draft, offered, texts, failure } = form;
  const network = chosen !== null && offered.includes(chosen) ? chosen : (offered[0] ?? null);
  const faults = Object.keys(texts).length;
  useEffect(() => {
    if (faults > 0) frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (uploads.images.busy || uploads.file.busy) notify("info", t("ownPosts.form.busyUpload"));
    else form.send();
  };
  const closed = edited !== null && !edited.can.edit;
  return (
    <form ref={frame} className={classes.form} onSubmit={submit} noValidate>
      <PageHead title={t(headings[edited ? "edit" : duplicated ? "duplicate" : "new"])} />
      {edited && <Standing post={edited} approval={approval} />}
      <KeptStrip kept={form.kept} />
      {failure && (
        <NoticeStrip
          tone="bad"
          action={
            form.isOutdated && (
              <Button variant="default" size="xs" onClick={form.acceptNewer}>
                {t("ownPosts.form.newer")}
              </Button>
            )
          }
        >
          {failure.text}
        </NoticeStrip>
      )}
      {!failure && form.merged && <NoticeStrip tone="warn">{t("ownPosts.form.merged")}</NoticeStrip>}
      <div className={classes.columns}>
        <fieldset className={classes.main} disabled={closed}>
          {link !== null && <FoundPage url={link} form={form} />}
          <What form={form} />
          <MediaPart form={form} {...uploads} />
          <WordsPart form={form} network={network} onNetwork={setChosen} />
          <Links form={form} approval={approval} />
          {edited && <History post={edited} />}
        </fieldset>
        <aside className={classes.side}>
          <OwnPostPreview draft={draft} offered={offered} network={network} onNetwork={setChosen} />
        </aside>
      </div>
      {!closed && (
        <section className={classes.bar} aria-label={t("ownPosts.form.bar")}>
          <output className={classes.standing} data-bad={faults > 0 || undefined}>
            {faults > 0 ? t("ownPosts.form.faults", { count: faults }) : t("ownPosts.form.ready")}
          </output>
          <div className={classes.actions}>
            <LinkButton variant="default" href={addressOf("/own-posts")}>
              {t("ownPosts.form.discard")}
            </LinkButton>
            <Button type="submit" loading={form.busy}>
              {t(approval ? "ownPosts.form.save" : "ownPosts.form.saveOpen")}
            </Button>
          </div>
        </section>
      )}
    </form>
  );
}
