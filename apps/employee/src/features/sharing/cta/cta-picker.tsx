import { ToolButton } from "@polyphon/ui/input/editor/tool-button.tsx";
import { IconMessagePlus, IconX } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { t } from "../../../shared/text/text.ts";
import classes from "./cta-picker.module.css";
import { lazyPart } from "../../../shared/connection/lazy-part.ts";

const CtaListModal = lazyPart(() => import("./cta-list.modal.tsx"));

export interface PickedCta {
  readonly id: number;
  readonly title: string;
  readonly copy: string;
}

export interface CtaPickerProps {
  /** Of the post being shared. */
  categoryId: number;
  /** The one in the copy. */
  value: number | null;
  onPick: (cta: PickedCta | null) => void;
  disabled?: boolean | undefined;
}

/** Adds the user's call to action to the copy, and removes it again. */
export function CtaPicker({ categoryId, value, onPick, disabled }: CtaPickerProps) {
  const [open, setOpen] = useState(false);
  const [title, setTitle] = useState<string | null>(null);
  const words = value === null ? t("sharing.cta.add") : t("sharing.cta.chosen", { title: title ?? "" });
  return (
    <span className={classes.picker} data-on={value === null ? undefined : true}>
      <ToolButton
        label={words}
        icon={<IconMessagePlus size={20} stroke={1.7} aria-hidden />}
        words={value === null ? undefined : (title ?? undefined)}
        disabled={disabled}
        onPress={() => setOpen(true)}
      />
      {value !== null && (
        <ToolButton
          label={t("sharing.cta.takeOut")}
          icon={<IconX size={16} stroke={1.8} aria-hidden />}
          disabled={disabled}
          onPress={() => onPick(null)}
        />
      )}
      {open && (
        <Suspense fallback={null}>
          <CtaListModal
            categoryId={categoryId}
            onClose={() => setOpen(false)}
            onUse={(cta) => {
              setTitle(cta.title);
              onPick({ id: cta.id, title: cta.title, copy: cta.ctaSocialCopy });
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </span>
  );
}
