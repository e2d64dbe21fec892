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
  /** Submits a returned post again as it is saved. */
  readonly resubmit?: boolean;
}

export interface SaveEvents {
  /** Before the post is sent: answers the draft that ends with it. */
  readonly onSaving: () => Promise<number | undefined>;
  readonly onSaved: (options: SaveOptions) => void;
  readonly onFailed: () => void;
  /** The fields that the server did not accept. */
  readonly onRefused: (refusals: readonly FieldRefusal[]) => void;
}

/** Saves as a new post, a change, or a duplicate. */
export function useSave({ source }: FormStart, form: PostFormState, events: SaveEvents) {
  const { text, language } = useText();
  const notify = useNotify();
  const go = useGo();
  const saved = useRef(false);
  const [failed, setFailed] = useState<unknown>(null);
  const [tried, setTried] = useState<SaveOptions>({});
  const add = useCommand(addPost);
  const edit = useCommand(editPost);
  const duplicate = useCommand(duplicatePost);

  const send = ({ takeSerialNumber = false, resubmit = false }: SaveOptions, draftId: number | undefined) => {
    const { stored } = form;
    const input = { ...inputOf(form.draft, form.pictures.ids, form.stored), takeSerialNumber };
    if (stored) return edit.mutateAsync({ ...input, id: stored.id, version: stored.version, resubmit });
    const begun = draftId === undefined ? input : { ...input, draftId };
    return source ? duplicate.mutateAsync({ ...begun, id: source.id }) : add.mutateAsync(begun);
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
    setTried(options);
    try {
      const post = await send(options, await events.onSaving());
      saved.current = true;
      events.onSaved(options);
      if (options.resubmit) {
        notify({ tone: "ok", text: text("content.rework.submitted", { title: post.title }) });
        return go(screenHref("/admin/writer-manage-post", {}));
      }
      notify({ tone: "ok", text: noticeOf(post) });
      go(screenHref("/admin/view-post/:id", { id: post.id }));
    } catch (error) {
      const refusals = form.takeProblem(problemOf(error));
      setFailed(error);
      events.onFailed();
      events.onRefused(refusals);
    }
  };
  return {
    save,
    /** The same attempt once more, with a question answered. */
    again: (options: SaveOptions) => save({ ...tried, ...options }),
    saved,
    failed,
    clear: () => setFailed(null),
    busy: add.isPending || edit.isPending || duplicate.isPending,
  };
}
