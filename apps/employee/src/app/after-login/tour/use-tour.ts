import { readOnboarding } from "@polyphon/contract/companies/companies.contract.ts";
import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { listConnections } from "@polyphon/contract/networks/networks.contract.ts";
import { updateTour } from "@polyphon/contract/people/tour.contract.ts";
import { type TourStep, tourSteps } from "@polyphon/rules/people/tour.ts";
import { useCommand, useEndpoint } from "@polyphon/web/use-endpoint.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useMe } from "../../../shared/me.ts";
import { tourMemory } from "./tour-memory.ts";

export type Onboarding = OutputOf<typeof readOnboarding>;
export type Connections = OutputOf<typeof listConnections>["connections"];

/** What the tour is made of; null until it is known. */
export function useTourGround() {
  const { account } = useMe();
  const onboarding = useEndpoint(readOnboarding, {});
  const connections = useEndpoint(listConnections, {}, { enabled: account.can.share });
  const failed = onboarding.error !== null || connections.error !== null;
  if (onboarding.data === undefined || (account.can.share && connections.data === undefined)) {
    return { failed, ground: null };
  }
  return {
    failed,
    ground: { onboarding: onboarding.data, connections: connections.data?.connections ?? [] },
  };
}

const stepsWhere = (
  onboarding: Onboarding,
  connections: Connections,
  { account, company }: ReturnType<typeof useMe>,
) =>
  tourSteps({
    hasWelcome: onboarding.welcomeText !== null || onboarding.welcomeVideo !== null,
    returning: tourMemory.read() !== null,
    mayConnect: account.can.share,
    required: company.requiredConnectedSocialNetwork,
    networks: company.socialNetworks,
    connected: connections.flatMap(({ network, status }) => (status === "TOKEN_ACTIVE" ? [network] : [])),
    hasInterests: (account.userMeta.savedFilters?.category.length ?? 0) > 0,
  });

/** The steps as they were when the tour opened, so that none goes away under somebody's hands, and the place in them. */
export function useTourPlace(onboarding: Onboarding, connections: Connections) {
  const me = useMe();
  const [steps] = useState(() => stepsWhere(onboarding, connections, me));
  const [at, setAt] = useState(() => Math.max(0, steps.indexOf(tourMemory.read() as TourStep)));
  const go = (to: number) => {
    const step = steps[to];
    if (step === undefined) return;
    tourMemory.keep(step);
    setAt(to);
  };
  return {
    step: steps[at] ?? "done",
    at,
    count: steps.length,
    next: () => go(at + 1),
    back: at > 0 ? () => go(at - 1) : null,
  };
}

/** Leaves the tour. Whatever the server says, it is over until the next login. */
export function useLeaveTour(onOver: () => void) {
  const queries = useQueryClient();
  const { mutate, isPending } = useCommand(updateTour, {
    onSuccess: (kept) =>
      queries.setQueryData<OutputOf<typeof readAccount>>(
        [readAccount.name, {}],
        (known) => known && { ...known, userMeta: { ...known.userMeta, ...kept } },
      ),
    onSettled: (_kept, _error, { actionType }) => {
      if (actionType === "skip") tourMemory.keep("skipped");
      else tourMemory.forget();
      onOver();
    },
  });
  return { leave: (actionType: "skip" | "finish") => mutate({ actionType }), leaving: isPending };
}
