import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { useText } from "../../../../shared/text/use-text.ts";
import { DraftConflict, DraftsFull } from "./draft-conflict.tsx";
import { DraftList } from "./draft-list.tsx";
import { DraftOffer } from "./draft-offer.tsx";
import { RenameDraft } from "./rename-draft.tsx";
import type { useAutosave } from "./use-autosave.ts";
import type { Drafts } from "./use-drafts.ts";

/** What a form of a new post knows of drafts. */
export interface Drafting {
  readonly drafts: Drafts;
  /** The draft that the form writes to. */
  readonly current: number | null;
  readonly hrefOf: (draft: number | null) => string;
  readonly onBegun: (id: number) => void;
  /** The draft in the address has ended, or cannot be read. */
  readonly gone?: boolean | undefined;
}

export interface DraftNotesProps {
  autosave: ReturnType<typeof useAutosave>;
  drafting: Drafting | undefined;
  naming: boolean;
  onNamed: () => void;
  onOpen: (id: number) => void;
}

/** Above the form: the drafts, and whatever must be decided about the one that is open. */
export function DraftNotes({ autosave, drafting, naming, onNamed, onOpen }: DraftNotesProps) {
  const { text } = useText();
  const { offer, trouble } = autosave;
  const current = drafting?.drafts.all.find(({ id }) => id === drafting.current);
  return (
    <>
      {drafting?.gone && drafting.current === null && (
        <NoticeStrip tone="warn" spoken="politely">
          {text("content.draft.gone")}
        </NoticeStrip>
      )}
      {drafting && <DraftList {...drafting} onOpen={onOpen} />}
      {drafting && naming && current && (
        <RenameDraft
          draft={current}
          onSave={(name) => drafting.drafts.rename(current.id, name)}
          onClose={onNamed}
        />
      )}
      {offer && <DraftOffer {...offer} onTakeUp={autosave.takeUp} onDrop={() => void autosave.drop()} />}
      {trouble === "conflict" && (
        <DraftConflict
          ofPost={drafting === undefined}
          onKeep={drafting ? autosave.keepBoth : autosave.keepMine}
          onLoad={() => void autosave.loadOther()}
        />
      )}
      {trouble === "full" && <DraftsFull />}
    </>
  );
}
