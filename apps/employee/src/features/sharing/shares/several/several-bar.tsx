import { limits } from "@polyphon/contract/limits.ts";
import { BulkBar, BulkVerb } from "@polyphon/ui/data/list/bulk-bar.tsx";
import { IconCalendarTime, IconX } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { lazyPart } from "../../../../shared/connection/lazy-part.ts";
import { t } from "../../../../shared/text/text.ts";
import type { Share } from "../../share-model.ts";
import classes from "./several.module.css";
import type { Several } from "./use-several.ts";

const MoveSeveralModal = lazyPart(() => import("./move-several.modal.tsx"));
const CancelSeveralModal = lazyPart(() => import("./cancel-several.modal.tsx"));

type Open = { readonly kind: "move" | "cancel"; readonly shares: readonly Share[] } | null;

/** What can be done with the chosen shares. The dialog keeps those it was opened for while the list changes below it. */
export function SeveralBar({ several }: { several: Several }) {
  const [open, setOpen] = useState<Open>(null);
  const { chosen, choice, full, chooseAll, end, keep } = several;
  const show = (kind: "move" | "cancel") => setOpen({ kind, shares: chosen });
  const close = () => setOpen(null);
  const count = t("sharing.several.chosen", { count: chosen.length });
  return (
    <>
      {choice !== undefined && (
        <div className={classes.bar}>
          <BulkBar
            label={t("sharing.several.label")}
            count={
              full ? `${count} · ${t("sharing.several.most", { count: limits.share.changedAtOnce })}` : count
            }
            selectAll={{ label: t("sharing.several.all"), onPress: chooseAll }}
            clearLabel={t("sharing.several.end")}
            onClear={end}
          >
            {chosen.length > 0 && (
              <>
                <BulkVerb
                  icon={<IconCalendarTime size={16} stroke={1.8} aria-hidden />}
                  onPress={() => show("move")}
                >
                  {t("sharing.several.move")}
                </BulkVerb>
                <BulkVerb
                  danger
                  icon={<IconX size={16} stroke={1.8} aria-hidden />}
                  onPress={() => show("cancel")}
                >
                  {t("sharing.several.cancel")}
                </BulkVerb>
              </>
            )}
          </BulkBar>
        </div>
      )}
      <Suspense fallback={null}>
        {open?.kind === "move" && <MoveSeveralModal shares={open.shares} onKeep={keep} onClose={close} />}
        {open?.kind === "cancel" && <CancelSeveralModal shares={open.shares} onKeep={keep} onClose={close} />}
      </Suspense>
    </>
  );
}
