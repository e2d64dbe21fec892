import { HtmlEditor } from "@polyphon/admin-kit/widgets/text/html-editor.tsx";
import { isEmptyContent } from "@polyphon/rules/site/page-in-language.ts";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { Prose } from "@polyphon/ui/layout/prose.tsx";
import { SafeHtml } from "@polyphon/web/html/safe-html.tsx";
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

export function ContentColumn(props: ContentColumnProps) {
  const { title, lang, view, hint, value, error, onChange } = props;
  const { text } = useText();
  return (
    <Card title={title}>
      <p className={classes.quiet}>{hint}</p>
      {view === "preview" ? (
        <Preview {...props} />
      ) : (
        <HtmlEditor
          label={`${text("site.page.content")}: ${title}`}
          showLabel={false}
          lang={lang}
          value={value}
          error={error}
          onChange={onChange}
        />
      )}
    </Card>
  );
}
