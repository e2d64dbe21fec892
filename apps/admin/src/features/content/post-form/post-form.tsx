import { Button } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { failureText } from "@polyphon/admin-kit/failure-text.ts";
import { addPost, editPost } from "@polyphon/contract/content/content.contract.ts";
import { networks, type Network } from "@polyphon/contract/networks/networks.ts";
import { PageHead } from "@polyphon/ui/layout/page-head.tsx";
import { SaveBar } from "@polyphon/ui/layout/save-bar.tsx";
import { problemOf } from "@polyphon/web/api-error.ts";
import { useCommand } from "@polyphon/web/use-endpoint.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useGo } from "../../../shared/app-link.tsx";
import { formatMoment } from "../../../shared/format-time.ts";
import { useNotify } from "../../../shared/notices.tsx";
import { postStateWords } from "../../../shared/post-state.ts";
import { screenHref } from "../../../shared/screen-href.ts";
import { UnsavedGuard } from "../../../shared/unsaved-guard.tsx";
import { useText } from "../../../shared/use-text.ts";
import { BasicsSection } from "./basics-section.tsx";
import { ChecksSection } from "./checks-section.tsx";
import { CopySection } from "./copy-section.tsx";
import { MediaSection } from "./media-section.tsx";
import { inputOf, publishMoment, type StoredPost } from "./post-draft.ts";
import classes from "./post-form.module.css";
import { SaveFailed } from "./save-failed.tsx";
import { type PostFormState, usePostForm } from "./use-post-form.ts";
import { WhenSection } from "./when-section.tsx";

export interface PostFormProps {
  stored?: StoredPost;
  /** Fetches the post anew after somebody else saved it. */
  onReload?: () => Promise<StoredPost | undefined>;
}

function useSave({ stored }: PostFormProps, form: PostFormState) {
  const { text, language } = useText();
  const notify = useNotify();
  const go = useGo();
  const queries = useQueryClient();
  const saved = useRef(false);
  const [failed, setFailed] = useState<unknown>(null);
  const add = useCommand(addPost);
  const edit = useCommand(editPost);

  const save = async () => {
    setFailed(null);
    try {
      const input = inputOf(form.draft, form.pictures.ids, stored);
      const post = stored
        ? await edit.mutateAsync({ ...input, id: stored.id, version: stored.version })
        : await add.mutateAsync(input);
      saved.current = true;
      await Promise.all(
        ["list-posts", "read-post"].map((name) => queries.invalidateQueries({ queryKey: [name] })),
      );
      const later = post.publishAt !== null && Date.parse(post.publishAt) > Date.now();
      notify({
        tone: "ok",
        text: stored
          ? text("content.form.savedNotice")
          : later
            ? text("content.form.scheduledNotice", { moment: formatMoment(post.publishAt ?? "", language) })
            : text("content.form.publishedNotice"),
      });
      go(screenHref("/admin/view-post/:id", { id: post.id }));
    } catch (error) {
      form.takeProblem(problemOf(error));
      setFailed(error);
    }
  };
  return { save, saved, failed, clear: () => setFailed(null), busy: add.isPending || edit.isPending };
}

/** Brings a field to the eye and the cursor into it. */
function showField(page: HTMLElement | null, name: string): void {
  const place = page?.querySelector<HTMLElement>(`[data-field="${name}"]`);
  place?.scrollIntoView({ block: "center" });
  const field =
    place?.querySelector<HTMLElement>("textarea, input:not([hidden])") ?? place?.querySelector("button");
  field?.focus({ preventScroll: true });
}

/** Goes to a field; one of a copy first opens its network. */
function useGoToField() {
  const page = useRef<HTMLDivElement>(null);
  const [network, setNetwork] = useState<Network>("LINKEDIN");
  const [wanted, setWanted] = useState<{ readonly field: string } | null>(null);
  useEffect(() => {
    if (wanted) showField(page.current, wanted.field);
  }, [wanted]);
  const goTo = (field: string) => {
    const [top, voice, name] = field.split(".");
    const target = networks.find((one) => one === name) ?? network;
    if (top === "voices") setNetwork(target);
    setWanted({ field: top === "voices" && voice !== undefined ? `voices.${voice}.${target}` : field });
  };
  return { page, network, setNetwork, goTo };
}

export function PostForm(props: PostFormProps) {
  const { stored, onReload } = props;
  const { text, language } = useText();
  const form = usePostForm(stored);
  const { draft, faults } = form;
  const { save, saved, failed, clear, busy } = useSave(props, form);
  const { page, network, setNetwork, goTo } = useGoToField();
  const moment = publishMoment(draft);
  const submit = () => {
    form.showFaults();
    const [first] = faults;
    if (first) goTo(first.field);
    else if (!busy) void save();
  };
  useHotkeys([["mod+S", submit]], []);
  const dirty = useRef(false);
  useEffect(() => {
    dirty.current = form.dirty;
  }, [form.dirty]);

  const publishLabel = () => {
    if (stored) return text("content.form.saveChanges");
    if (draft.when === "now" || !moment) return text("content.form.publishNow");
    return text("content.form.publishAt", { moment: formatMoment(moment.toISOString(), language) });
  };
  const reload = async () => {
    form.reset(await onReload?.());
    clear();
  };
  const state = stored && postStateWords(stored, form.now, text).words;

  return (
    <div ref={page} className={classes.page}>
      <UnsavedGuard when={() => dirty.current && !saved.current} />
      <div className={classes.head}>
        <PageHead
          title={stored ? draft.title || stored.title : text("content.form.addTitle")}
          sub={
            stored
              ? text("content.form.editText", {
                  id: stored.id,
                  source: text(`content.sources.${stored.source}`),
                  state: state ?? "",
                })
              : text("content.form.addText")
          }
        />
      </div>
      <div className={classes.columns}>
        <div className={classes.main}>
          {failed !== null && (
            <SaveFailed
              conflict={problemOf(failed)?.error === "edited_meanwhile"}
              failure={failureText(failed, text)}
              viewHref={stored && screenHref("/admin/view-post/:id", { id: stored.id })}
              onReload={() => void reload()}
            />
          )}
          <BasicsSection
            draft={draft}
            categories={form.categories}
            campaignNeeded={form.utmMandatory}
            errorOf={form.errorOf}
            onChange={form.change}
          />
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
          <MediaSection pictures={form.pictures} error={form.errorOf("imageIds")} />
          <WhenSection
            draft={draft}
            stored={stored}
            now={form.now}
            errorOf={form.errorOf}
            onChange={form.change}
          />
          <ChecksSection checks={form.checks} onGo={goTo} />
        </div>
      </div>
      <SaveBar
        label={text("kit.form.bar")}
        tone={faults.length > 0 ? "bad" : form.dirty ? "changed" : "idle"}
        status={
          faults.length > 0
            ? text("kit.form.faults", { count: faults.length })
            : text(
                stored ? (form.dirty ? "kit.form.unsaved" : "kit.form.unchanged") : "content.form.draftState",
              )
        }
        detail={
          faults[0] && (
            <Button variant="transparent" size="xs" onClick={() => goTo(faults[0]?.field ?? "title")}>
              {text("kit.form.goToFirst")}
            </Button>
          )
        }
        actions={
          <>
            {form.dirty && (
              <Button variant="default" onClick={() => form.reset(stored)}>
                {text("content.form.discard")}
              </Button>
            )}
            <Button loading={busy} disabled={stored !== undefined && !form.dirty} onClick={submit}>
              {publishLabel()}
            </Button>
          </>
        }
      />
    </div>
  );
}
