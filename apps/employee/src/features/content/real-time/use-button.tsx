import { IconPencilShare } from "@tabler/icons-react";
import { addressOf } from "../../../shared/address/address.ts";
import { LinkButton } from "../../../shared/address/link-button.tsx";
import { t } from "../../../shared/text/text.ts";
import type { RealTimeItem } from "./use-real-time.ts";

/** Leads to the screen that makes the item a personal post; absent for users who may only read. */
export function UseButton({ item, filled = false }: { item: RealTimeItem; filled?: boolean }) {
  if (!item.can.share) return null;
  const words = t(item.shared ? "realTime.useAgain" : "realTime.use");
  return (
    <LinkButton
      variant={filled ? "filled" : "light"}
      leftSection={<IconPencilShare size={18} stroke={1.8} aria-hidden />}
      aria-label={`${words}: ${item.title}`}
      href={addressOf("/real-time-content-edit/:id", { id: item.id })}
    >
      {words}
    </LinkButton>
  );
}
