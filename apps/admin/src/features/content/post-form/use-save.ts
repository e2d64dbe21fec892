import { addPost, editPost } from "@polyphon/contract/content/content.contract.ts";
import { duplicatePost } from "@polyphon/contract/content/post/staff-post.contract.ts";
import type { FieldRefusal } from "@polyphon/contract/errors.ts";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useRef, useState } from "react";
import { useGo } from "../../../shared/address/app-link.tsx";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { useNotify } from "../../../shared/notices/notices.tsx";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { inputOf, type StoredPost } from "./draft/post-draft.ts";
import type { FormStart, PostFormState } from "./use-post-form.ts";

export interface SaveOptions {
  /** Takes the serial number from the post that has it. */
  readonly takeSerialNumber?: boolean;
}

export interface SaveEvents {
  readonly onSaved: () => Promise<void>;
  /** The first field that the server did not accept. */
  readonly onRefused: (refusal: FieldRefusal) => void;
}

/** Saves as a new post, a change, or a duplicate. */
export function useSave({ source }: FormStart, form: PostFormState, { onSaved, onRefused }: SaveEvents) {
  const { text, language } = useText();
  const notify = useNotify();
  const go = useGo();
  const saved = useRef(false);
  const [failed, setFailed] = useState<unknown>(null);
  const add = useCommand(addPost);
  const edit = useCommand(editPost);
  const duplicate = useCommand(duplicatePost);

  const send = ({ takeSerialNumber = false }: SaveOptions) => {
    const { stored } = form;
    const input = { ...inputOf(form.draft, form.pictures.ids, form.stored), takeSerialNumber };
    if (stored) return edit.mutateAsync({ ...input, id: stored.id, version: stored.version });
    return source ? duplicate.mutateAsync({ ...input, id: source.id }) : add.mutateAsync(input);
  };
  const noticeOf = (post: StoredPost) => {
    if (form.stored) return text("content.form.savedNotice");
    if (post.status !== "PUBLISHED") return text("content.form.submittedNotice");
    const later = post.publishAt !== null && Date.parse(post.publishAt) > Date.now();
    return later
      ? text("content.form.scheduledNotice", { moment: formatMoment(post.publishAt ?? "", language) })
      : text("content.form.publishedNotice");
  };

  const save = async (options: SaveOptions = {}) => {
    setFailed(null);
    try {
      const post = await send(options);
      saved.current = true;
      await onSaved();
      notify({ tone: "ok", text: noticeOf(post) });
      go(screenHref("/admin/view-post/:id", { id: post.id }));
    } catch (error) {
      const first = form.takeProblem(problemOf(error));
      setFailed(error);
      if (first) onRefused(first);
    }
  };
  return {
    save,
    saved,
    failed,
    clear: () => setFailed(null),
    busy: add.isPending || edit.isPending || duplicate.isPending,
  };
}
