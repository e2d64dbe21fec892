import { Fragment, useId, type KeyboardEvent, type ReactNode, type Ref } from "react";
import { markText } from "../../text/mark-text.ts";
import { VisuallyHidden } from "../../text/visually-hidden.ts";
import classes from "./copy-editor.module.css";

export interface CopyEditorProps {
  label: string;
  /** The label is shown above; by default it is only spoken. */
  showLabel?: boolean | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Mentions with the at sign, as in the text. */
  mentions?: readonly string[] | undefined;
  placeholder?: string | undefined;
  /** Tools, left under the text. */
  tools?: ReactNode;
  /** Counter, right under the text: a `CharRing`. */
  counter?: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
  minLines?: number | undefined;
  readOnly?: boolean | undefined;
  disabled?: boolean | undefined;
  lang?: string | undefined;
  /** Where a dialog puts the focus at opening. */
  autoFocus?: boolean | undefined;
  /** For inserting at the cursor. */
  inputRef?: Ref<HTMLTextAreaElement> | undefined;
  onSelect?: ((start: number, end: number) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLTextAreaElement>) => void) | undefined;
  /** A list of suggestions, open under the words; the keyboard stays in the text. */
  suggest?: { list: ReactNode; id: string; activeId: string } | undefined;
  /** Something besides the list is open that Escape closes first. */
  holdsEscape?: boolean | undefined;
  /** What a tool has opened, under the tools. */
  panel?: ReactNode;
}

function Painted({ value, mentions }: { value: string; mentions: readonly string[] | undefined }) {
  return markText(value, mentions).map((part) =>
    part.kind === "plain" ? (
      <Fragment key={part.at}>{part.text}</Fragment>
    ) : (
      <span key={part.at} className={part.kind === "mention" ? classes.mention : classes.marked}>
        {part.text}
      </span>
    ),
  );
}

/** A plain textarea over a painted copy of its text, so that typing, undo and spelling stay the browser's. */
export function CopyEditor(props: CopyEditorProps) {
  const { label, showLabel, value, onChange, mentions, error, hint, minLines = 5, inputRef, ...rest } = props;
  const id = useId();
  const described = [error === undefined ? "" : `${id}error`, hint === undefined ? "" : `${id}hint`]
    .join(" ")
    .trim();
  const hasFoot = rest.tools !== undefined || rest.counter !== undefined;
  return (
    <div className={classes.field}>
      {showLabel ? (
        <label htmlFor={id} className={classes.label}>
          {label}
        </label>
      ) : (
        <VisuallyHidden component="label" htmlFor={id}>
          {label}
        </VisuallyHidden>
      )}
      <div className={classes.editor} data-bad={error === undefined ? undefined : true}>
        <div className={classes.stack} style={{ minHeight: `calc(${minLines} * 1lh + 24px)` }}>
          <div className={classes.paint} aria-hidden>
            <Painted value={value} mentions={mentions} />
            {/* A last empty line has no height of its own. */}
            {"\u200B"}
          </div>
          <textarea
            id={id}
            ref={inputRef}
            className={classes.area}
            value={value}
            placeholder={rest.placeholder}
            readOnly={rest.readOnly}
            disabled={rest.disabled}
            lang={rest.lang}
            spellCheck
            data-autofocus={rest.autoFocus || undefined}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={described === "" ? undefined : described}
            aria-autocomplete={rest.suggest === undefined ? undefined : "list"}
            aria-controls={rest.suggest?.id}
            aria-activedescendant={rest.suggest?.activeId}
            // An open list takes Escape for itself; the dialog around it stays.
            data-mantine-stop-propagation={rest.suggest || rest.holdsEscape ? "true" : undefined}
            onChange={(event) => onChange(event.currentTarget.value)}
            onSelect={(event) =>
              rest.onSelect?.(event.currentTarget.selectionStart, event.currentTarget.selectionEnd)
            }
            onKeyDown={rest.onKeyDown}
          />
        </div>
        {rest.suggest?.list}
        {hasFoot && (
          <div className={classes.foot}>
            <div className={classes.tools}>{rest.tools}</div>
            <div className={classes.counter}>{rest.counter}</div>
          </div>
        )}
        {rest.panel}
      </div>
      {error !== undefined && (
        <p id={`${id}error`} className={classes.error} role="alert">
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}hint`} className={classes.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
