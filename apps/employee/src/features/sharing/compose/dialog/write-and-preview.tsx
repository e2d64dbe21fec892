import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import type { ReactNode } from "react";
import { t } from "../../../../shared/text/text.ts";
import classes from "./write-and-preview.module.css";

export type View = "write" | "preview";

export interface WriteAndPreviewProps {
  /** What a phone shows; wider screens show both. */
  view: View;
  onView: (view: View) => void;
  preview: ReactNode;
  children: ReactNode;
}

/** The text beside its preview; on a phone one of them. */
export function WriteAndPreview({ view, onView, preview, children }: WriteAndPreviewProps) {
  return (
    <>
      <div className={classes.switch}>
        <Segmented
          full
          label={t("sharing.dialog.view")}
          value={view}
          onChange={onView}
          options={[
            { value: "write", label: t("sharing.dialog.write") },
            { value: "preview", label: t("sharing.dialog.preview") },
          ]}
        />
      </div>
      <div className={classes.columns} data-view={view}>
        <div className={classes.left}>{children}</div>
        <div className={classes.right}>{preview}</div>
      </div>
    </>
  );
}
