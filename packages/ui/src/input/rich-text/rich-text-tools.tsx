import { Button, Popover, TextInput } from "@mantine/core";
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
} from "@tabler/icons-react";
import type { Editor } from "@tiptap/react";
import { type FormEvent, useState } from "react";
import classes from "./rich-text.module.css";

export const richTextMarks = [
  "bold",
  "italic",
  "heading",
  "subheading",
  "list",
  "numbers",
  "quote",
  "link",
] as const;
export type RichTextMark = (typeof richTextMarks)[number];

export type RichTextWords = Readonly<
  Record<RichTextMark | "undo" | "redo" | "tools" | "address" | "noAddress" | "apply" | "unlink", string>
>;

export interface RichTextToolsProps {
  editor: Editor;
  label: string;
  words: RichTextWords;
  active: Readonly<Record<RichTextMark, boolean>>;
  address: RegExp;
}

const icons = {
  bold: IconBold,
  italic: IconItalic,
  heading: IconH2,
  subheading: IconH3,
  list: IconList,
  numbers: IconListNumbers,
  quote: IconBlockquote,
} as const;

const look = { size: 17, stroke: 1.7, "aria-hidden": true } as const;

function press(editor: Editor, mark: keyof typeof icons): void {
  const chain = editor.chain().focus();
  switch (mark) {
    case "bold":
      return void chain.toggleBold().run();
    case "italic":
      return void chain.toggleItalic().run();
    case "heading":
      return void chain.toggleHeading({ level: 2 }).run();
    case "subheading":
      return void chain.toggleHeading({ level: 3 }).run();
    case "list":
      return void chain.toggleBulletList().run();
    case "numbers":
      return void chain.toggleOrderedList().run();
    case "quote":
      return void chain.toggleBlockquote().run();
  }
}

function LinkTool({ editor, words, active, address }: Omit<RichTextToolsProps, "label">) {
  const [opened, setOpened] = useState(false);
  const [href, setHref] = useState("");
  const [tried, setTried] = useState(false);
  const isAddress = address.test(href.trim());
  const open = () => {
    setHref(String(editor.getAttributes("link")["href"] ?? "https://"));
    setTried(false);
    setOpened(true);
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    // The form around the field must not be sent.
    event.stopPropagation();
    setTried(true);
    if (!isAddress) return;
    const chain = editor.chain().focus().extendMarkRange("link");
    const link = { type: "link", attrs: { href: href.trim() } };
    const none = editor.state.selection.empty && !active.link;
    (none
      ? chain.insertContent({ type: "text", text: href.trim(), marks: [link] })
      : chain.setLink(link.attrs)
    ).run();
    setOpened(false);
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    setOpened(false);
  };
  return (
    <Popover opened={opened} onChange={setOpened} width={300} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={classes.tool}
          aria-label={words.link}
          title={words.link}
          aria-pressed={active.link}
          onClick={open}
        >
          <IconLink {...look} />
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <form noValidate className={classes.link} onSubmit={apply}>
          <TextInput
            label={words.address}
            data-autofocus
            value={href}
            error={tried && !isAddress ? words.noAddress : undefined}
            onChange={(event) => setHref(event.currentTarget.value)}
          />
          <div className={classes.linkActions}>
            {active.link && (
              <Button variant="default" size="xs" onClick={remove}>
                {words.unlink}
              </Button>
            )}
            <Button type="submit" size="xs">
              {words.apply}
            </Button>
          </div>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}

/** What is pressed says what the words at the cursor are. */
export function RichTextTools({ editor, label, words, active, address }: RichTextToolsProps) {
  const tool = (name: string, icon: React.ReactNode, onPress: () => void, pressed?: boolean) => (
    <button
      key={name}
      type="button"
      className={classes.tool}
      aria-label={name}
      title={name}
      aria-pressed={pressed}
      onClick={onPress}
    >
      {icon}
    </button>
  );
  return (
    <div className={classes.tools} role="toolbar" aria-label={`${words.tools}: ${label}`}>
      {Object.entries(icons).map(([name, Icon]) => {
        const mark = name as keyof typeof icons;
        return tool(words[mark], <Icon {...look} />, () => press(editor, mark), active[mark]);
      })}
      <LinkTool editor={editor} words={words} active={active} address={address} />
      {tool(words.undo, <IconArrowBackUp {...look} />, () => editor.chain().focus().undo().run())}
      {tool(words.redo, <IconArrowForwardUp {...look} />, () => editor.chain().focus().redo().run())}
    </div>
  );
}
