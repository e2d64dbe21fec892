import { text as plainText } from "@polyphon/admin-kit/widgets/text/text.tsx";
import type { Widget, WidgetProps } from "@polyphon/admin-kit/widgets/widget.ts";
import { wordForms } from "@polyphon/rules/content/prohibited/word-forms.ts";
import { useText } from "../../../shared/text/use-text.ts";
import classes from "./prohibited-word.module.css";

/** Shows, while a word is typed, which other forms the list would match and which not. */
function WordField(props: WidgetProps) {
  const { text } = useText();
  const { caught, free } = wordForms(typeof props.value === "string" ? props.value : "");
  return (
    <div>
      <plainText.Input {...props} />
      <output className={classes.forms}>
        {caught.length > 0 && (
          <p>{text("content.prohibited-words.forms.caught", { forms: caught.join(", ") })}</p>
        )}
        {free.length > 0 && <p>{text("content.prohibited-words.forms.free", { forms: free.join(", ") })}</p>}
      </output>
    </div>
  );
}

export const prohibitedWordWidget: Widget = { ...plainText, Input: WordField };
