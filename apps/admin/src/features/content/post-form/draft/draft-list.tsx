import { ActionIcon, Button } from "@mantine/core";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { IconChevronRight, IconPencil, IconTrash } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { formatMoment } from "../../../../shared/time/format-time.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import classes from "./draft-list.module.css";
import { RenameDraft } from "./rename-draft.tsx";
import type { Drafts, NamedDraft, RemovedDraft } from "./use-drafts.ts";

/** So many are shown at once, because the form comes after them. */
const shownAtFirst = 3;

export interface DraftListProps {
  drafts: Drafts;
  /** The one that is open in the form below. */
  current: number | null;
  hrefOf: (id: number | null) => string;
  onOpen: (id: number) => void;
}

function Row({ draft, drafts, hrefOf, onOpen }: Omit<DraftListProps, "current"> & { draft: NamedDraft }) {
  const { text, language } = useText();
  const [renaming, setRenaming] = useState(false);
  const [renamed, setRenamed] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that opened the field has the cursor again when the field is closed.
    if (renamed && !renaming) opener.current?.focus();
  }, [renamed, renaming]);
  const name = draft.name ?? text("content.draft.untitled");
  if (renaming)
    return (
      <li>
        <RenameDraft
          draft={draft}
          onSave={(next) => drafts.rename(draft.id, next)}
          onClose={() => {
            setRenaming(false);
            setRenamed(true);
          }}
        />
      </li>
    );
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        <a
          className={classes.open}
          href={hrefOf(draft.id)}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            onOpen(draft.id);
          }}
        >
          {name}
        </a>
        <span className={classes.when}>
          {text("content.draft.changed", { moment: formatMoment(draft.savedAt, language) })}
        </span>
      </span>
      <ActionIcon
        ref={opener}
        variant="subtle"
        color="gray"
        aria-label={text("content.draft.rename", { name })}
        onClick={() => setRenaming(true)}
      >
        <IconPencil size={16} stroke={1.7} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={text("content.draft.remove", { name })}
        onClick={() => void drafts.remove(draft.id)}
      >
        <IconTrash size={16} stroke={1.7} aria-hidden />
      </ActionIcon>
    </li>
  );
}

/** Where the deleted row had the cursor, the way back has it now. */
function Removed({ drafts, removed: { id, name } }: { drafts: Drafts; removed: RemovedDraft }) {
  const { text } = useText();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <NoticeStrip
      tone="info"
      spoken="politely"
      closeLabel={text("content.draft.close")}
      onClose={() => drafts.forget(id)}
      action={
        <Button ref={undo} variant="default" size="xs" onClick={() => void drafts.restore(id)}>
          {text("content.draft.undo")}
        </Button>
      }
    >
      {text("content.draft.removed", { name: name ?? text("content.draft.untitled") })}
    </NoticeStrip>
  );
}

/** The drafts that are not open, to go on with, rename or delete. Unfolded above an empty form. */
export function DraftList({ drafts, current, ...row }: DraftListProps) {
  const { text } = useText();
  const [open, setOpen] = useState(current === null);
  const [whole, setWhole] = useState(false);
  const others = drafts.all.filter(({ id }) => id !== current);
  const shown = whole ? others : others.slice(0, shownAtFirst);
  return (
    <>
      {drafts.failed !== null && (
        <NoticeStrip tone="bad">{failureText(drafts.failed, text).text}</NoticeStrip>
      )}
      {drafts.removed.map((removed) => (
        <Removed key={removed.id} drafts={drafts} removed={removed} />
      ))}
      {others.length > 0 && (
        <details
          className={classes.drafts}
          open={open}
          onToggle={(event) => setOpen(event.currentTarget.open)}
        >
          <summary className={classes.head}>
            <IconChevronRight className={classes.mark ?? ""} size={16} stroke={1.8} aria-hidden />
            <span className={classes.title}>
              {text(current === null ? "content.draft.yours" : "content.draft.others")}
            </span>
            <span className={classes.count}>{others.length}</span>
          </summary>
          <ul className={classes.list}>
            {shown.map((draft) => (
              <Row key={draft.id} draft={draft} drafts={drafts} {...row} />
            ))}
          </ul>
          <p className={classes.foot}>
            {shown.length < others.length && (
              <Button variant="transparent" size="xs" onClick={() => setWhole(true)}>
                {text("content.draft.showAll", { count: others.length })}
              </Button>
            )}
            <span>{text("content.draft.ending", { days: limits.post.draftKeptDays })}</span>
          </p>
        </details>
      )}
    </>
  );
}
