import { Suspense, useState } from "react";
import type { Share } from "../share-model.ts";
import classes from "./share-list.module.css";
import { ShareRow } from "./share-row.tsx";
import { lazyPart } from "../../../shared/connection/lazy-part.ts";

const CancelShareModal = lazyPart(() => import("./cancel-share.modal.tsx"));
const RescheduleModal = lazyPart(() => import("../schedule/reschedule.modal.tsx"));

type Open = { readonly kind: "cancel" | "reschedule"; readonly share: Share } | null;

/** Receipts in a list, with the dialogs that edit scheduled shares. */
export function ShareList({ shares }: { shares: readonly Share[] }) {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <>
      <ul className={classes.list}>
        {shares.map((share) => (
          <ShareRow
            key={share.id}
            share={share}
            onCancel={() => setOpen({ kind: "cancel", share })}
            onReschedule={() => setOpen({ kind: "reschedule", share })}
          />
        ))}
      </ul>
      <Suspense fallback={null}>
        {open?.kind === "cancel" && <CancelShareModal share={open.share} onClose={close} />}
        {open?.kind === "reschedule" && <RescheduleModal share={open.share} onClose={close} />}
      </Suspense>
    </>
  );
}
