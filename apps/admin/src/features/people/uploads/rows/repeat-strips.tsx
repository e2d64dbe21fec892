import { Button } from "@mantine/core";
import { FormattedText } from "@polyphon/ui/text/formatted-text.tsx";
import { IconWand } from "@tabler/icons-react";
import { useText } from "../../../../shared/text/use-text.ts";
import classes from "../bulk-upload.module.css";
import type { BulkUpload } from "../upload-model.ts";
import type { UseUpload } from "../use-upload.ts";

/** The same fault in many rows, fixed with one click. */
export function RepeatStrips({ upload, actions }: { upload: BulkUpload; actions: UseUpload }) {
  const { text } = useText();
  return upload.repeats.map((repeat) => (
    <div key={`${repeat.field} ${repeat.from}`} className={classes.repeat}>
      <IconWand size={16} className={classes.wand} aria-hidden />
      <div className={classes.repeatWords}>
        <FormattedText>{text("upload.repeat", { ...repeat, count: repeat.rows })}</FormattedText>
      </div>
      <Button size="xs" disabled={!upload.can.edit || actions.busy} onClick={() => actions.fix(repeat)}>
        {text("upload.fixAll", { count: repeat.rows })}
      </Button>
    </div>
  ));
}
