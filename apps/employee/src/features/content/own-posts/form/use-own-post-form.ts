import {
  addOwnPost,
  duplicateOwnPost,
  editOwnPost,
} from "@polyphon/contract/content/own-posts/own-post.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { copyForNetwork } from "@polyphon/rules/sharing/compose/copy/marked-copy.ts";
import { countCopy } from "@polyphon/rules/sharing/compose/copy/count-copy.ts";
import { type ApiError, problemOf } from "@polyphon/web/api/api-error.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import { useKeptRecord } from "../../../../shared/drafts/use-kept-record.ts";
import { failureText, type FailureText } from "../../../../shared/failure/failure-text.ts";
import { formatNumber } from "../../../../shared/time/formats.ts";
import { useMe } from "../../../../shared/session/me.ts";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t } from "../../../../shared/text/text.ts";
import {
  type DraftFault,
  draftFaults,
  inputOf,
  offeredNetworks,
  type OwnPost,
  type OwnPostDraft,
  withFreshImages,
} from "./own-post-draft.ts";

export type FaultField = DraftFault["field"];
export type FaultTexts = Partial<Record<FaultField, string>>;

export const attachedTo = (draft: OwnPostDraft) => ({
  postUrl: draft.postUrl.trim() || null,
  facebookUrl: draft.facebookUrl.trim() || null,
  embedCode: draft.type === "VIDEO" && draft.embedded ? draft.videoEmbedCode || null : null,
  isDocument: draft.type === "DOCUMENT",
});

function copyText(draft: OwnPostDraft, { reason, network }: DraftFault): string {
  if (network === null) return t("ownPosts.form.copyEmpty");
  const name = nameOf(network);
  if (reason === "copy_too_short")
    return t("ownPosts.form.copyShort", { network: name, min: limits.copy.min[network] });
  const text = draft.same ? draft.text : (draft.copy[network] ?? "");
  const over = Math.abs(countCopy(network, copyForNetwork(network, text), attachedTo(draft)).remaining);
  return t("ownPosts.form.copyLong", { network: name, number: formatNumber(over) });
}

function textOf(draft: OwnPostDraft, fault: DraftFault): string {
  const { titleMin: min, titleMax: max, images } = limits.post;
  switch (fault.field) {
    case "title":
      return t("ownPosts.form.titleLength", { min, max });
    case "copy":
      return copyText(draft, fault);
    case "imageIds":
      return fault.reason === "image_limit"
        ? t("ownPosts.form.imageLimit", { max: images })
        : t("ownPosts.form.imageRequired");
    case "attachmentId":
      return t(draft.type === "DOCUMENT" ? "ownPosts.form.documentRequired" : "ownPosts.form.videoRequired");
    case "videoEmbedCode":
      return t("ownPosts.form.embedInvalid");
    case "postUrl":
    case "facebookUrl":
      return t("ownPosts.form.urlWrong");
  }
}

function localTexts(draft: OwnPostDraft, faults: readonly DraftFault[]): FaultTexts {
  const texts: FaultTexts = {};
  for (const fault of faults) texts[fault.field] ??= textOf(draft, fault);
  return texts;
}

const fields: readonly FaultField[] = [
  "title",
  "copy",
  "imageIds",
  "attachmentId",
  "videoEmbedCode",
  "postUrl",
  "facebookUrl",
];

/** The server's messages at their fields; those without a field are above the form. */
function serverTexts(error: ApiError) {
  const texts: FaultTexts = {};
  for (const { field, message } of problemOf(error)?.violations ?? []) {
    const name = fields.find((one) => field === one || field.startsWith(`${one}.`));
    if (name !== undefined) texts[name] ??= message;
  }
  const failure: FailureText | null = Object.keys(texts).length > 0 ? null : failureText(error);
  return { texts, failure, isOutdated: problemOf(error)?.error === "edited_meanwhile" };
}

export interface OwnPostFormOptions {
  readonly initial: OwnPostDraft;
  /** Null for a new one. */
  readonly edited: OwnPost | null;
  /** The initial values of a new one. */
  readonly duplicated: OwnPost | null;
  /** A page to write about. */
  readonly link: string | null;
  readonly onSaved: (post: OwnPost) => void;
  /** Refetches the edited one. */
  readonly onReload?: () => void;
}

/** Under which name the form is kept: each type, page and post has its own. */
function draftNameOf({ initial, edited, duplicated, link }: Omit<OwnPostFormOptions, "onSaved">): string {
  if (edited) return `own-post-${edited.id}`;
  return duplicated ? `own-post-copy-${duplicated.id}` : `own-post-new-${initial.type}-${link ?? ""}`;
}

/** The editing state: values, faults and saving. */
export function useOwnPostForm(options: OwnPostFormOptions) {
  const { initial, edited, duplicated, link, onSaved, onReload } = options;
  const { company } = useMe();
  const what = draftNameOf({ initial, edited, duplicated, link });
  const read = { version: edited?.version ?? null, values: initial };
  const record = useKeptRecord(what, read, withFreshImages);
  const { values: draft } = record;
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<ReturnType<typeof serverTexts> | null>(null);
  const done = {
    onSuccess: (post: OwnPost) => {
      record.forget();
      onSaved(post);
    },
    onError: (error: ApiError) => setRefused(serverTexts(error)),
  };
  const add = useCommand(addOwnPost, done);
  const edit = useCommand(editOwnPost, done);
  const duplicate = useCommand(duplicateOwnPost, done);

  const offered = offeredNetworks(draft.type, company.socialNetworks);
  const faults = draftFaults(draft, offered);
  const texts = { ...refused?.texts, ...(tried ? localTexts(draft, faults) : {}) };
  return {
    draft,
    offered,
    texts,
    failure: refused?.failure ?? null,
    isOutdated: refused?.isOutdated ?? false,
    merged: record.merged,
    kept: record.kept,
    /** Merges the newer version with what is typed. */
    acceptNewer: () => {
      record.acceptNewer();
      setRefused(null);
      onReload?.();
    },
    busy: add.isPending || edit.isPending || duplicate.isPending,
    /** Changes the current draft: an upload ends long after its field was drawn. */
    set: (change: Partial<OwnPostDraft> | ((before: OwnPostDraft) => Partial<OwnPostDraft>)) => {
      setRefused(null);
      record.change(change);
    },
    send: () => {
      setTried(true);
      setRefused(null);
      if (faults.length > 0) return;
      const input = inputOf(draft, offered);
      if (edited) edit.mutate({ ...input, id: edited.id, version: record.version ?? edited.version });
      else if (duplicated) duplicate.mutate({ ...input, id: duplicated.id });
      else add.mutate(input);
    },
  };
}

export type OwnPostForm = ReturnType<typeof useOwnPostForm>;
