import { Button, Textarea } from "@mantine/core";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { Prose } from "@polyphon/ui/layout/prose.tsx";
import { SafeHtml } from "@polyphon/web/html/safe-html.tsx";
import { useRef, useState } from "react";
import { useKit } from "../../kit/kit-context.tsx";
import { insertMarkup, markups } from "./insert-markup.ts";
import { wordsOf } from "../words-of.ts";
import type { CellProps, Widget, WidgetProps } from "../widget.ts";
import classes from "../widgets.module.css";

type Markup = keyof typeof markups;

function Tools({ label, onInsert }: { label: string; onInsert: (kind: Markup) => void }) {
  const { text } = useKit();
  return (
    <div className={classes.tools} role="toolbar" aria-label={text("kit.html.tools", { field: label })}>
      {(Object.keys(markups) as Markup[]).map((kind) => (
        <Button key={kind} variant="default" size="xs" onClick={() => onInsert(kind)}>
          {text(`kit.html.${kind}`)}
        </Button>
      ))}
    </div>
  );
}

function HtmlField({ name, label, help, error, required, value, onChange }: WidgetProps) {
  const { text } = useKit();
  const [view, setView] = useState<"write" | "preview">("write");
  const area = useRef<HTMLTextAreaElement>(null);
  const words = wordsOf(value);
  const insert = (kind: Markup) => {
    const field = area.current;
    if (field === null) return;
    onChange(insertMarkup(words, { from: field.selectionStart, to: field.selectionEnd }, kind));
    field.focus();
  };
  return (
    <div>
      <div className={classes.htmlHead}>
        {view === "write" && <Tools label={label} onInsert={insert} />}
        <Segmented
          label={text("kit.html.viewOf", { field: label })}
          value={view}
          onChange={setView}
          options={[
            { value: "write", label: text("kit.html.write") },
            { value: "preview", label: text("kit.html.preview") },
          ]}
        />
      </div>
      {view === "preview" ? (
        <section className={classes.preview} aria-label={label}>
          <Prose>
            <SafeHtml html={words} />
          </Prose>
        </section>
      ) : (
        <Textarea
          ref={area}
          name={name}
          label={label}
          description={help}
          error={error}
          withAsterisk={required}
          aria-required={required}
          autosize
          minRows={8}
          maxRows={24}
          spellCheck
          classNames={{ input: classes.code ?? "" }}
          value={words}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </div>
  );
}

export const html: Widget = {
  Input: HtmlField,
  Cell: ({ value }: CellProps) => wordsOf(value).replaceAll(/<[^>]*>/g, " "),
  empty: "",
};
