import type { ContentLanguage } from "@polyphon/contract/content/content.ts";
import { editLinkedinPost } from "@polyphon/contract/content/linkedin/linkedin-posts.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useRecordForm } from "@polyphon/web/form/use-record-form.ts";
import { useState } from "react";
import { useGo } from "../../../shared/address/app-link.tsx";
import { useNotify } from "../../../shared/notices/notices.tsx";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { type Text, useText } from "../../../shared/text/use-text.ts";
import { type Copies, writtenCopies } from "../post-form/copy/copy-fields.tsx";
import { type LinkedinPost } from "./use-linkedin-post.ts";

export interface LinkedinDraft {
  readonly title: string;
  readonly categoryId: string | null;
  readonly language: ContentLanguage;
  readonly postUrl: string;
  readonly campaignName: string;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  readonly copy: Copies;
}

function draftOf(post: LinkedinPost): LinkedinDraft {
  return {
    title: post.title,
    categoryId: post.categoryId === null ? null : String(post.categoryId),
    language: post.language,
    postUrl: post.postUrl ?? "",
    campaignName: post.campaignName ?? "",
    startsOn: post.startsOn,
    endsOn: post.endsOn,
    copy: post.copy,
  };
}

/** Faults that are known before anything is sent. */
const storedOf = (post: LinkedinPost) => ({ version: post.version, values: draftOf(post) });

function faultsOf({ title, categoryId }: LinkedinDraft, text: Text): Readonly<Record<string, string>> {
  const { titleMin, titleMax } = limits.post;
  const length = title.trim().length;
  return {
    ...(length < titleMin ? { title: text("violations.tooShort", { minimum: titleMin }) } : {}),
    ...(length > titleMax ? { title: text("violations.tooLong", { maximum: titleMax }) } : {}),
    ...(categoryId === null ? { categoryId: text("violations.required") } : {}),
  };
}

/** The editing state: values, whether they differ, the server's messages, and saving. */
export function useLinkedinForm(post: LinkedinPost, onReload: () => void) {
  const { text } = useText();
  const go = useGo();
  const notify = useNotify();
  const record = useRecordForm(storedOf(post));
  const { values: draft } = record;
  const save = useCommand(editLinkedinPost, {
    onSuccess: () => {
      record.markSaved();
      notify({ tone: "ok", text: text("content.linkedin.saved") });
      go(screenHref("/admin/view-linkedin-post/:linkedinId", { linkedinId: post.id }));
    },
  });
  const violations = problemOf(save.error)?.violations ?? [];
  const [tried, setTried] = useState(false);
  const faults = faultsOf(draft, text);
  return {
    ...record,
    save,
    reset: () => {
      record.reset();
      save.reset();
    },
    /** Merges the newer version with unsaved changes, after somebody else saved or a picture was deleted here. */
    acceptNewer: (whose?: "own" | "other") => {
      record.acceptNewer(whose);
      onReload();
      save.reset();
    },
    errorOf: (field: string) =>
      (tried ? faults[field] : undefined) ?? violations.find((one) => one.field === field)?.message,
    submit: () => {
      setTried(true);
      if (save.isPending || Object.keys(faults).length > 0) return;
      const { copy, categoryId, postUrl, campaignName, ...rest } = draft;
      save.mutate({
        ...rest,
        id: post.id,
        version: record.version ?? post.version,
        categoryId: Number(categoryId ?? 0),
        postUrl: postUrl.trim() === "" ? null : postUrl.trim(),
        campaignName: campaignName.trim() === "" ? null : campaignName,
        copy: writtenCopies(copy),
        imageIds: post.images.map(({ id }) => id),
      });
    },
  };
}
