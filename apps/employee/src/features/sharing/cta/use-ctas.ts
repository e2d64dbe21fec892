import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { deleteCta, listCtas, updateCtaStatus } from "@polyphon/contract/sharing/cta.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { ctaLength } from "@polyphon/rules/sharing/cta/call-to-action.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { usePages } from "@polyphon/web/api/use-pages.ts";
import { notify } from "../../../shared/notices/notices.ts";
import { t, type TextKey } from "../../../shared/text/text.ts";

export type Cta = OutputOf<typeof listCtas>["items"][number];

export function useCtas() {
  return usePages(listCtas, {});
}

export function useCtaCommands(onDone: () => void) {
  const done = (key: TextKey) => {
    notify("ok", t(key));
    onDone();
  };
  const switchOver = useCommand(updateCtaStatus, {
    onSuccess: ({ status }) =>
      done(status === "ACTIVE" ? "sharing.cta.switchOn.done" : "sharing.cta.switchOff.done"),
  });
  const remove = useCommand(deleteCta, { onSuccess: () => done("sharing.cta.delete.done") });
  return { switchOver, remove };
}

/** Why this post cannot use it now; null when it can. The server decides. */
export function whyNot(cta: Cta, categoryId: number, now: number): string | null {
  if (cta.status === "INACTIVE") return t("sharing.cta.not.inactive");
  if (!cta.categories.some(({ id }) => id === categoryId)) return t("sharing.cta.not.topic");
  const early = cta.startDate !== null && Date.parse(cta.startDate) > now;
  const late = cta.endDate !== null && Date.parse(cta.endDate) <= now;
  if (early || late) return t("sharing.cta.not.time");
  const max = limits.cta.inShareMax;
  return ctaLength(cta.ctaSocialCopy) > max ? t("sharing.cta.not.long", { max }) : null;
}
