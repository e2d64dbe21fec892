import { DOMParser } from "@tiptap/pm/model";
import { type Editor, EditorContent, getSchema, useEditor, useEditorState } from "@tiptap/react";
import { useEffect, useRef } from "react";
import { richTextExtensions } from "./extensions.ts";
import classes from "./rich-text.module.css";
import { RichTextTools, type RichTextWords } from "./rich-text-tools.tsx";

export interface RichTextProps {
  id: string;
  label: string;
  words: RichTextWords;
  /** Markup of the parts that `extensions` has. */
  value: string;
  /** Cleans markup before any of it becomes an element. */
  parse: (html: string) => DocumentFragment;
  /** Addresses that a link may have. */
  address: RegExp;
  onChange: (html: string) => void;
  lang?: string | undefined;
  required?: boolean | undefined;
  invalid?: boolean | undefined;
  describedBy?: string | undefined;
}

const htmlOf = (editor: Editor): string => (editor.isEmpty ? "" : editor.getHTML());

/** Formatted text as it will look: headings, lists, emphasis and links, by press or by the usual keys. */
export default function RichText(props: RichTextProps) {
  const { id, label, words, value, parse, address, lang, required, invalid, describedBy } = props;
  /** What the editor has said last: any other value comes from outside and replaces its content. */
  const emitted = useRef(value);
  const onChange = useRef(props.onChange);
  useEffect(() => {
    onChange.current = props.onChange;
  });
  const contentOf = (html: string) =>
    DOMParser.fromSchema(getSchema(richTextExtensions(address)))
      .parse(parse(html))
      .toJSON();
  const editor = useEditor(
    {
      extensions: richTextExtensions(address),
      content: contentOf(value),
      // Styles come from our own files alone.
      injectCSS: false,
      onUpdate: ({ editor: changed }) => {
        emitted.current = htmlOf(changed);
        onChange.current(emitted.current);
      },
      editorProps: {
        attributes: {
          id,
          role: "textbox",
          "aria-multiline": "true",
          "aria-label": label,
          ...(lang === undefined ? {} : { lang }),
          ...(required ? { "aria-required": "true" } : {}),
          ...(invalid ? { "aria-invalid": "true" } : {}),
          ...(describedBy === undefined ? {} : { "aria-describedby": describedBy }),
        },
      },
    },
    [id, label, lang, required, invalid, describedBy],
  );
  useEffect(() => {
    if (value === emitted.current) return;
    emitted.current = value;
    editor.commands.setContent(contentOf(value), { emitUpdate: false });
  });
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive("bold"),
      italic: now.isActive("italic"),
      heading: now.isActive("heading", { level: 2 }),
      subheading: now.isActive("heading", { level: 3 }),
      list: now.isActive("bulletList"),
      numbers: now.isActive("orderedList"),
      quote: now.isActive("blockquote"),
      link: now.isActive("link"),
    }),
  });
  return (
    <div className={classes.frame} data-invalid={invalid || undefined}>
      <RichTextTools editor={editor} label={label} words={words} active={active} address={address} />
      <EditorContent editor={editor} className={classes.content} />
    </div>
  );
}
