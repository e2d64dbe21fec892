import { Button, Textarea } from "@mantine/core";
import { insertMarkup, markups } from "@polyphon/admin-kit/widgets/text/insert-markup.ts";
import { isEmptyContent } from "@polyphon/rules/site/page-in-language.ts";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { Prose } from "@polyphon/ui/layout/prose.tsx";
import { SafeHtml } from "@polyphon/web/html/safe-html.tsx";
import { useRef } from "react";
import { useText } from "../../../shared/text/use-text.ts";
import classes from "./page-form.module.css";

export interface ContentColumnProps {
  title: string;
  lang: "en" | "de";
  view: "write" | "preview";
  hint: string;
  value: string;
  /** What readers of this language see while it is empty. */
  fallback?: string | undefined;
  error: string | undefined;
  onChange: (value: string) => void;
}

function Preview({ lang, value, fallback = "" }: Pick<ContentColumnProps, "lang" | "value" | "fallback">) {
  const { text } = useText();
  const own = !isEmptyContent(value);
  if (!own && isEmptyContent(fallback))
    return <p className={classes.quiet}>{text("site.page.previewEmpty")}</p>;
  return (
    <>
      {!own && <p className={classes.quiet}>{text("site.page.previewFallback")}</p>}
      <div lang={own ? lang : "en"} className={classes.preview}>
        <Prose>
          <SafeHtml html={own ? value : fallback} />
        </Prose>
      </div>
    </>
  );
}

function Tools({ label, onInsert }: { label: string; onInsert: (kind: keyof typeof markups) => void }) {
  const { text } = useText();
  return (
    <div className={classes.tools} role="toolbar" aria-label={label}>
      {(Object.keys(markups) as (keyof typeof markups)[]).map((kind) => (
        <Button key={kind} variant="default" size="xs" onClick={() => onInsert(kind)}>
          {text(`site.page.${kind}`)}
        </Button>
      ))}
    </div>
  );
}

export function ContentColumn(props: ContentColumnProps) {
  const { title, lang, view, hint, value, error, onChange } = props;
  const { text } = useText();
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (kind: keyof typeof markups) => {
    const field = area.current;
    if (field === null) return;
    const { selectionStart: from, selectionEnd: to } = field;
    onChange(insertMarkup(value, { from, to }, kind));
    field.focus();
  };
  return (
    <Card title={title}>
      <p className={classes.quiet}>{hint}</p>
      {view === "preview" ? (
        <Preview {...props} />
      ) : (
        <>
          <Tools label={text("site.page.tools", { language: title })} onInsert={insert} />
          <Textarea
            ref={area}
            aria-label={`${text("site.page.content")}: ${title}`}
            lang={lang}
            autosize
            minRows={14}
            maxRows={30}
            spellCheck
            classNames={{ input: classes.code ?? "" }}
            value={value}
            error={error}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </>
      )}
    </Card>
  );
}
