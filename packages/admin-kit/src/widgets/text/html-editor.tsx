import { Input, Textarea } from "@mantine/core";
import { pageHtml } from "@polyphon/contract/site/page-html.ts";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import type { RichTextWords } from "@polyphon/ui/input/rich-text/rich-text-tools.tsx";
import { Prose } from "@polyphon/ui/layout/prose.tsx";
import { Suspense, use, useId, useState } from "react";
import { type Kit, useKit } from "../../kit/kit-context.tsx";
import classes from "../widgets.module.css";

export interface HtmlEditorProps {
  label: string;
  /** False where a heading above says what it is. */
  showLabel?: boolean;
  name?: string | undefined;
  lang?: string | undefined;
  help?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  value: string;
  onChange: (value: string) => void;
}

async function loadParts() {
  const [{ loadCleaner }, { default: keepsMarkup }, { default: RichText }] = await Promise.all([
    import("@polyphon/web/html/load-cleaner.ts"),
    import("@polyphon/ui/input/rich-text/keeps-markup.ts"),
    import("@polyphon/ui/input/rich-text/rich-text.tsx"),
  ]);
  const parse = await loadCleaner();
  return { parse, isWhole: (html: string) => keepsMarkup(parse(html), pageHtml.address), RichText };
}

type Parts = ReturnType<typeof loadParts>;
let parts: Parts | undefined;

/** Once for all editors of the page; what could not be loaded is asked for again by the next one that opens. */
function partsOf(load: Kit["load"]): Parts {
  parts ??= load(loadParts).catch((error: unknown) => {
    parts = undefined;
    throw error;
  });
  return parts;
}

type EditorProps = HtmlEditorProps & { readonly id: string; readonly parts: Parts };

function Source(props: EditorProps) {
  const { id, name, label, lang, error, required, value, onChange } = props;
  return (
    <Textarea
      id={id}
      name={name}
      aria-label={label}
      aria-required={required}
      lang={lang}
      error={error !== undefined}
      autosize
      minRows={10}
      maxRows={30}
      spellCheck
      classNames={{ input: classes.code ?? "" }}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function Editing(props: EditorProps) {
  const { id, label, lang, error, required, value, onChange } = props;
  const { text } = useKit();
  const { parse, isWhole, RichText } = use(props.parts);
  /** Null until somebody chooses: formatted, unless that would lose something. */
  const [chosen, setChosen] = useState<"formatted" | "html" | null>(null);
  // Typing markup must not change the view under the hands that type it.
  const [wholeAtFirst] = useState(() => isWhole(value));
  const whole = chosen === null ? wholeAtFirst : isWhole(value);
  const view = whole ? (chosen ?? "formatted") : "html";
  const words: RichTextWords = {
    tools: text("kit.html.tools"),
    bold: text("kit.html.bold"),
    italic: text("kit.html.italic"),
    heading: text("kit.html.heading"),
    subheading: text("kit.html.subheading"),
    list: text("kit.html.list"),
    numbers: text("kit.html.numbers"),
    quote: text("kit.html.quote"),
    link: text("kit.html.link"),
    address: text("kit.html.address"),
    noAddress: text("kit.html.noAddress"),
    apply: text("kit.html.apply"),
    unlink: text("kit.html.unlink"),
    undo: text("kit.html.undo"),
    redo: text("kit.html.redo"),
  };
  return (
    <>
      <div className={classes.htmlHead}>
        <Segmented
          label={text("kit.html.viewOf", { field: label })}
          value={view}
          onChange={setChosen}
          options={[
            { value: "formatted", label: text("kit.html.formatted") },
            { value: "html", label: text("kit.html.source") },
          ]}
        />
        {!whole && <span className={classes.zone}>{text("kit.html.onlySource")}</span>}
      </div>
      {view === "html" ? (
        <Source {...props} />
      ) : (
        <Prose>
          <RichText
            id={id}
            label={label}
            words={words}
            value={value}
            parse={parse}
            address={pageHtml.address}
            onChange={onChange}
            lang={lang}
            required={required}
            invalid={error !== undefined}
          />
        </Prose>
      )}
    </>
  );
}

/** A formatted text, as it will look or as its markup. */
export function HtmlEditor(props: HtmlEditorProps) {
  const { label, showLabel = true, help, error, required } = props;
  const { text, load } = useKit();
  const id = useId();
  const [loading] = useState(() => partsOf(load));
  return (
    <Input.Wrapper
      id={id}
      label={showLabel ? label : null}
      labelElement="div"
      description={help}
      error={error}
      withAsterisk={required ?? false}
    >
      <Suspense fallback={<SkeletonRows label={text("kit.html.loading")} rows={6} />}>
        <Editing {...props} id={id} parts={loading} />
      </Suspense>
    </Input.Wrapper>
  );
}
