import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { adminMentions } from "@polyphon/contract/mentions/staff-mentions.contract.ts";
import {
  draftFaults,
  draftFieldOf,
  emptyDraft,
  type MentionDraft,
  inputOf,
} from "@polyphon/rules/mentions/mention-draft.ts";
import { readProfileUrl } from "@polyphon/rules/mentions/profile-url.ts";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import { useGo } from "../../shared/address/app-link.tsx";
import { useNotify } from "../../shared/notices/notices.tsx";
import { screenHref } from "../../shared/address/screen-href.ts";
import { type Text, useText } from "../../shared/text/use-text.ts";
import { type DraftTexts, faultTexts } from "./draft-fields.tsx";
import type { Named } from "./remote-choices.tsx";

export type Way = "url" | "hand";

export interface AddState {
  readonly way: Way;
  readonly urls: string;
  readonly drafts: readonly MentionDraft[];
  readonly categories: readonly Named[];
  readonly company: Named | null;
}

export interface AddFaults {
  readonly urls?: string | undefined;
  readonly categories?: string | undefined;
  readonly drafts: readonly DraftTexts[];
  readonly above?: string | undefined;
}

const noFaults: AddFaults = { drafts: [] };

const max = limits.mention.perSubmission;

export const linesOf = (urls: string): string[] =>
  urls
    .split(/[\s,;]+/u)
    .map((line) => line.trim())
    .filter((line) => line !== "");

function urlsFault(urls: string, text: Text): string | undefined {
  const lines = linesOf(urls);
  if (lines.length === 0) return text("mentions.form.urlsRequired");
  if (lines.length > max) return text("mentions.form.urlsMany", { max });
  const wrong = lines.filter((line) => readProfileUrl(line) === null);
  return wrong.length > 0 ? text("mentions.form.urlsInvalid", { urls: wrong.join(", ") }) : undefined;
}

function check(state: AddState, text: Text): AddFaults | null {
  const urls = state.way === "url" ? urlsFault(state.urls, text) : undefined;
  const drafts = state.way === "hand" ? state.drafts.map((one) => faultTexts(draftFaults(one), text)) : [];
  const categories = state.categories.length === 0 ? text("mentions.form.categoriesRequired") : undefined;
  const clean =
    urls === undefined && categories === undefined && drafts.every((one) => Object.keys(one).length === 0);
  return clean ? null : { urls, drafts, categories };
}

/** Places the server's messages: at an address, at a field of a draft, or above the form. */
function refusal(error: unknown, state: AddState, text: Text): AddFaults {
  const violations = problemOf(error)?.violations ?? [];
  const lines = linesOf(state.urls);
  const urls = violations.flatMap(({ field, message }) => {
    const [, at] = /^profileUrls\.(\d+)/.exec(field) ?? [];
    const url = at === undefined ? undefined : lines[Number(at)];
    return url === undefined ? [] : [text("mentions.form.urlsAt", { url, message })];
  });
  const drafts = state.drafts.map((_, at) =>
    Object.fromEntries(
      violations.flatMap(({ field, message }) => {
        const name = field.startsWith(`mentions.${at}.`) ? draftFieldOf(field) : null;
        return name === null ? [] : [[name, message]];
      }),
    ),
  );
  const placed = urls.length > 0 || drafts.some((one) => Object.keys(one).length > 0);
  return {
    drafts,
    ...(urls.length > 0 ? { urls: urls.join("\n") } : {}),
    ...(placed ? {} : { above: failureText(error, text).text }),
  };
}

export function useAddMentions() {
  const { text } = useText();
  const go = useGo();
  const notify = useNotify();
  const [state, setState] = useState<AddState>({
    way: "url",
    urls: "",
    drafts: [emptyDraft],
    categories: [],
    company: null,
  });
  const [faults, setFaults] = useState(noFaults);
  const done = {
    onSuccess: ({ items }: { items: readonly unknown[] }) => {
      notify({ tone: "ok", text: text("mentions.form.sent", { count: items.length }) });
      go(screenHref("/admin/manage-mention-master", {}, { status: "PENDING_APPROVAL" }));
    },
    onError: (error: unknown) => setFaults(refusal(error, state, text)),
  };
  const byUrl = useCommand(adminMentions.addByProfileUrls, done);
  const byHand = useCommand(adminMentions.add, done);
  const send = () => {
    const found = check(state, text);
    setFaults(found ?? noFaults);
    if (found) return;
    const shared = {
      categoryIds: state.categories.map(({ id }) => id),
      companyId: state.company?.id ?? null,
    };
    if (state.way === "url") {
      const profileUrls = linesOf(state.urls).map((line) => readProfileUrl(line)?.url ?? line);
      byUrl.mutate({ ...shared, profileUrls });
    } else byHand.mutate({ ...shared, mentions: state.drafts.map(inputOf) });
  };
  return {
    state,
    faults,
    busy: byUrl.isPending || byHand.isPending,
    set: (change: Partial<AddState>) => setState((before) => ({ ...before, ...change })),
    send,
  };
}
