import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { editPage, getPage } from "@polyphon/contract/site/site.contract.ts";
import { isEmptyContent } from "@polyphon/rules/site/page-in-language.ts";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useRecordForm } from "@polyphon/web/form/use-record-form.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNotify } from "../../../shared/notices/notices.tsx";
import { useText } from "../../../shared/text/use-text.ts";

export type StoredPage = OutputOf<typeof getPage>;

export interface PageDraft {
  readonly title: string;
  readonly contentEn: string;
  readonly contentDe: string;
}

const draftOf = ({ title, contentEn, contentDe }: StoredPage): PageDraft => ({ title, contentEn, contentDe });

const storedOf = (page: StoredPage) => ({ version: page.version, values: draftOf(page) });

export function usePageForm(page: StoredPage, onReload: () => void) {
  const { text } = useText();
  const notify = useNotify();
  const queries = useQueryClient();
  const edit = useCommand(editPage);
  const record = useRecordForm(storedOf(page));
  const { values: draft, dirty } = record;
  const [shown, setShown] = useState(false);
  const [failed, setFailed] = useState<unknown>(null);

  const refused = new Map(problemOf(failed)?.violations?.map((one) => [one.field, one.message]));
  const faults: Partial<Record<keyof PageDraft, string>> = {
    ...(draft.title.trim() === "" && { title: text("site.page.required") }),
    ...(draft.title.trim().length > limits.page.titleMax && {
      title: text("site.page.tooLong", { max: limits.page.titleMax }),
    }),
    ...(isEmptyContent(draft.contentEn) && { contentEn: text("site.page.required") }),
  };
  const errorOf = (field: keyof PageDraft) => (shown ? faults[field] : undefined) ?? refused.get(field);

  const clear = () => {
    setFailed(null);
    setShown(false);
  };
  const save = async (): Promise<void> => {
    setShown(true);
    if (Object.keys(faults).length > 0 || edit.isPending) return;
    setFailed(null);
    try {
      const saved = await edit.mutateAsync({
        ...draft,
        id: page.id,
        version: record.version ?? page.version,
      });
      record.markSaved(storedOf(saved));
      clear();
      queries.setQueryData([getPage.name, { id: saved.id }], saved);
      notify({ tone: "ok", text: text("site.page.saved") });
    } catch (error) {
      setFailed(error);
    }
  };
  return {
    draft,
    dirty,
    merged: record.merged,
    failed,
    faults: shown ? Object.keys(faults).length : 0,
    busy: edit.isPending,
    errorOf,
    reset: () => {
      record.reset();
      clear();
    },
    acceptNewer: () => {
      record.acceptNewer();
      onReload();
      clear();
    },
    save,
    change: record.change,
  };
}
