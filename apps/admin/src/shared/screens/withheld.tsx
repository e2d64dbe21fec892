import { useText } from "../text/use-text.ts";
import classes from "../theme/page.module.css";

/** Stands where works-council mode keeps something about one person from the reader. */
export function Withheld() {
  const { text } = useText();
  return (
    <span className={classes.quiet} title={text("kit.withheld.why")}>
      {text("kit.withheld.value")}
    </span>
  );
}
