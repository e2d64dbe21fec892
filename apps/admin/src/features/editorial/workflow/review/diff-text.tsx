import type { DiffRun } from "./word-diff.ts";
import { VisuallyHidden } from "@polyphon/ui/text/visually-hidden.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import classes from "./review.module.css";

/** Removed and added words, marked by line and colour, and announced to a screen reader. */
export function DiffText({ runs }: { runs: readonly DiffRun[] }) {
  const { text } = useText();
  return (
    <p className={classes.diff}>
      {runs.map(({ kind, text: words }, at) => {
        const key = `${at}${kind}`;
        if (kind === "same") return <span key={key}>{words}</span>;
        const Mark = kind === "gone" ? "del" : "ins";
        return (
          <Mark key={key}>
            <VisuallyHidden>
              {text(kind === "gone" ? "editorial.review.removed" : "editorial.review.added")}{" "}
            </VisuallyHidden>
            {words}
          </Mark>
        );
      })}
    </p>
  );
}
