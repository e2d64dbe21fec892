import type { Network } from "@polyphon/contract/networks/networks.ts";
import {
  checkComposition,
  type CompositionFault,
} from "@polyphon/rules/sharing/compose/check-composition.ts";
import { useState } from "react";
import { useMe } from "../../../shared/session/me.ts";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t } from "../../../shared/text/text.ts";
import { useNow } from "@polyphon/web/time/use-now.ts";
import { checkSchedule, type ScheduleFault, type ScheduleFields } from "../schedule/check-schedule.ts";
import {
  firstFields,
  type SuggestedTimes,
  useSuggestedTimes,
} from "../schedule/times/use-suggested-times.ts";
import { attachmentsOf, type Post } from "../share-model.ts";
import type { Composer } from "./use-composer.ts";

interface Shown {
  readonly networks: readonly Network[] | null;
  readonly queue: boolean;
}

export interface ShareChecks {
  readonly networkFault: string | null;
  readonly copyFault: { readonly network: Network; readonly text: string } | null;
  readonly scheduleFault: ScheduleFault | null;
  readonly schedule: ScheduleFields;
  readonly suggested: SuggestedTimes;
  readonly setSchedule: (fields: ScheduleFields) => void;
  readonly reset: () => void;
  /** Returns whether these networks have no fault; otherwise shows the faults. */
  readonly pass: (networks: readonly Network[], queue: boolean) => boolean;
  /** The personal Facebook share was requested without selecting Facebook. */
  readonly askForFacebook: () => void;
}

/** What is wrong with a text, in the words of the specification. */
export function copyFaultText(fault: Exclude<CompositionFault, { kind: "no_network" }>): string {
  const network = nameOf(fault.network);
  switch (fault.kind) {
    case "empty":
      return t("sharing.message.empty");
    case "too_long":
      return t("sharing.message.tooLong", { network, over: fault.over });
    case "too_short":
      return t("sharing.message.tooShort", { network, min: fault.min });
    case "document_on_x":
      return t("sharing.message.documentOnX");
  }
}

/** Whether a time is chosen, and on which day the person wants to share. */
export interface Queueing {
  readonly on: boolean;
  readonly day: string | null;
}

/** What prevents sending. A shown fault disappears as soon as it is fixed, not at the next click. */
export function useShareChecks(
  post: Post,
  composer: Composer,
  queueing: Queueing = { on: false, day: null },
): ShareChecks {
  const { companyTimeZone: timeZone } = useMe().company;
  const [typed, setSchedule] = useState<ScheduleFields | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [needsFacebook, setNeedsFacebook] = useState(false);
  const time = useNow();
  const { composition } = composer;
  const asked = { postId: post.id, networks: composition.selected, day: queueing.day };
  const suggested = useSuggestedTimes(asked, queueing.on);
  const schedule = typed ?? firstFields(suggested.times, queueing.day);
  const check = (networks: readonly Network[], queue: boolean, at: number) => ({
    copy: checkComposition({ ...composition, selected: networks }, attachmentsOf(post)),
    schedule: queue ? checkSchedule(schedule, new Date(at), timeZone) : null,
  });
  const networksNow = shown?.networks?.filter((network) => composition.selected.includes(network));
  const faults =
    shown === null
      ? null
      : check(networksNow?.length ? networksNow : composition.selected, shown.queue, time);
  const copy = faults?.copy ?? null;
  const missing = needsFacebook && !composition.selected.includes("FACEBOOK");
  return {
    networkFault: missing
      ? t("sharing.compose.facebook.select")
      : copy?.kind === "no_network"
        ? t("sharing.message.selectNetwork")
        : null,
    copyFault:
      copy === null || copy.kind === "no_network"
        ? null
        : { network: copy.network, text: copyFaultText(copy) },
    scheduleFault: faults?.schedule ?? null,
    schedule,
    suggested,
    setSchedule,
    reset() {
      setSchedule(null);
      setShown(null);
    },
    pass(networks, queue) {
      const found = check(networks, queue, Date.now());
      const right = found.copy === null && found.schedule === null;
      setNeedsFacebook(false);
      setShown(right ? null : { networks, queue });
      if (found.copy !== null && found.copy.kind !== "no_network") composer.show(found.copy.network);
      return right;
    },
    askForFacebook() {
      setShown(null);
      setNeedsFacebook(true);
    },
  };
}
