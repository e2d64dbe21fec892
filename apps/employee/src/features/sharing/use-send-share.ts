import type { Network } from "@polyphon/contract/networks/networks.ts";
import { schedulePost, sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { useCommand } from "@polyphon/web/use-endpoint.ts";
import { useState } from "react";
import { failureText } from "../../shared/failure-text.ts";
import { useMe } from "../../shared/me.ts";
import { nameOf } from "../../shared/networks.ts";
import { t } from "../../shared/text.ts";
import { useNow } from "../../shared/use-now.ts";
import { checkComposition, type CompositionFault } from "./check-composition.ts";
import { checkSchedule, noSchedule, type ScheduleFault, type ScheduleFields } from "./check-schedule.ts";
import { attachmentsOf, copyOf, type Composition } from "./composition.ts";
import type { Post, Share } from "./share-model.ts";
import type { Composer } from "./use-composer.ts";

export interface SendShare {
  readonly busy: boolean;
  readonly networkFault: string | null;
  readonly copyFault: { readonly network: Network; readonly text: string } | null;
  readonly scheduleFault: ScheduleFault | null;
  /** What the server said, or that it could not be asked. */
  readonly failure: string | null;
  readonly schedule: ScheduleFields;
  readonly setSchedule: (fields: ScheduleFields) => void;
  readonly resetSchedule: () => void;
  readonly submit: (kind: "now" | "queue") => void;
}

function copyFaultText(fault: Exclude<CompositionFault, { kind: "no_network" }>): string {
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

function payloadOf(post: Post, composition: Composition) {
  return {
    postId: post.id,
    voiceTypeEnum: composition.voice,
    postSocialShareNetworks: composition.selected.map((network) => ({
      socialNetwork: network,
      shareText: copyOf(composition, network).trim(),
    })),
  };
}

export function useSendShare(
  post: Post,
  composer: Composer,
  onSent: (shares: readonly Share[]) => void,
): SendShare {
  const { company } = useMe();
  const [faults, setFaults] = useState<{
    copy: CompositionFault | null;
    schedule: ScheduleFault | null;
  } | null>(null);
  const [schedule, setSchedule] = useState(noSchedule);
  const answered = { onSuccess: ({ shares }: { shares: readonly Share[] }) => onSent(shares) };
  const now = useCommand(sharePost, answered);
  const later = useCommand(schedulePost, answered);
  const { composition } = composer;
  const time = useNow();

  const check = (kind: "now" | "queue", at: number) => ({
    copy: checkComposition(composition, attachmentsOf(post)),
    schedule: kind === "queue" ? checkSchedule(schedule, new Date(at), company.timeZone) : null,
  });
  // Once told, a fault goes away as soon as it is mended, not at the next press.
  const current = faults === null ? null : check(faults.schedule === null ? "now" : "queue", time);
  const copy = faults === null || faults.copy === null ? null : (current?.copy ?? null);

  return {
    busy: now.isPending || later.isPending,
    networkFault: copy?.kind === "no_network" ? t("sharing.message.selectNetwork") : null,
    copyFault:
      copy === null || copy.kind === "no_network"
        ? null
        : { network: copy.network, text: copyFaultText(copy) },
    scheduleFault: faults === null || faults.schedule === null ? null : (current?.schedule ?? null),
    failure: now.error ? failureText(now.error).text : later.error ? failureText(later.error).text : null,
    schedule,
    setSchedule,
    resetSchedule: () => {
      setSchedule(noSchedule);
      setFaults(null);
      later.reset();
    },
    submit: (kind) => {
      const found = check(kind, Date.now());
      setFaults(found);
      if (found.copy !== null && found.copy.kind !== "no_network") composer.show(found.copy.network);
      if (found.copy !== null || found.schedule !== null) return;
      now.reset();
      later.reset();
      const payload = payloadOf(post, composition);
      if (kind === "now") return now.mutate(payload);
      const { date: scheduleDate, time: scheduleTime } = schedule;
      later.mutate({ ...payload, scheduleDate, ...(scheduleTime === "" ? {} : { scheduleTime }) });
    },
  };
}
