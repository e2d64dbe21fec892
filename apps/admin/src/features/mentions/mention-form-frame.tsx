import { Button } from "@mantine/core";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { type ReactNode, useEffect, useRef } from "react";
import { useGo } from "../../shared/address/app-link.tsx";
import { screenHref } from "../../shared/address/screen-href.ts";
import { useText } from "../../shared/text/use-text.ts";
import classes from "./mentions.module.css";

export interface MentionFormFrameProps {
  title: string;
  sub: string;
  /** The faults. A new response moves the focus to the first field concerned. */
  faults: {
    /** Why nothing was saved, when no field is concerned. */
    readonly above?: string | undefined;
    readonly texts?: unknown;
  };
  /** The label of the save button. */
  submit: string;
  busy: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

/** The page around the fields of mentions: heading, card, and the buttons to go back and to save. */
export function MentionFormFrame(props: MentionFormFrameProps) {
  const { text } = useText();
  const go = useGo();
  const { faults } = props;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(faults).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  return (
    <div className={classes.page}>
      <PageHead title={props.title} sub={props.sub} />
      <form
        ref={form}
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!props.busy) props.onSubmit();
        }}
      >
        <Card>
          <div className={classes.fields}>
            {faults.above !== undefined && <NoticeStrip tone="bad">{faults.above}</NoticeStrip>}
            {props.children}
          </div>
        </Card>
        <div className={classes.end}>
          <Button variant="default" onClick={() => go(screenHref("/admin/manage-mention-master", {}))}>
            {text("mentions.form.cancel")}
          </Button>
          <Button type="submit" loading={props.busy}>
            {props.submit}
          </Button>
        </div>
      </form>
    </div>
  );
}
