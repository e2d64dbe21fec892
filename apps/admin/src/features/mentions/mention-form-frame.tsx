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
  /** What is wrong. A new answer leads the keyboard to the first field that it is about. */
  faults: {
    /** Why nothing was saved, when it belongs to no field. */
    readonly above?: string | undefined;
    readonly texts?: unknown;
  };
  /** What the button that saves says. */
  submit: string;
  busy: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

/** The page around the fields of mentions: heading, card, and the way back beside the one that saves. */
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
