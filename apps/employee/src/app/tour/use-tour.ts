import { readOnboarding } from "@polyphon/contract/companies/companies.contract.ts";
import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { listConnections } from "@polyphon/contract/networks/networks.contract.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { updateTour } from "@polyphon/contract/people/tour.contract.ts";
import {
  openSteps,
  resumeTour,
  type TourContext,
  type TourPlace,
  type TourStep,
  tourSteps,
  tourWays,
} from "@polyphon/rules/people/tour/tour-steps.ts";
import { useCommand, useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type Me, useMe } from "../../shared/session/me.ts";
import { tourMemory } from "./tour-memory.ts";

export type Onboarding = OutputOf<typeof readOnboarding>;
export type Connections = OutputOf<typeof listConnections>["connections"];

/** The data of the tour; null until it is loaded. */
export function useTourContext() {
  const { account } = useMe();
  const onboarding = useEndpoint(readOnboarding, {});
  const connections = useEndpoint(listConnections, {}, { enabled: account.can.share });
  const failed = onboarding.error !== null || connections.error !== null;
  if (onboarding.data === undefined || (account.can.share && connections.data === undefined)) {
    return { failed, context: null };
  }
  return {
    failed,
    context: { onboarding: onboarding.data, connections: connections.data?.connections ?? [] },
  };
}

const isActive = ({ status }: Connections[number]): boolean => status === "TOKEN_ACTIVE";

/** What the company requires and offers, and what this person has connected so far. */
export function linksOf(connections: Connections, required: Network | null) {
  const offered = connections.filter((one) => one.connectable || isActive(one));
  return {
    required,
    networks: offered.map(({ network }) => network),
    connected: connections.filter(isActive).map(({ network }) => network),
  };
}

function contextOf(onboarding: Onboarding, connections: Connections, { account, company }: Me): TourContext {
  const hasAutopilot =
    company.autopilotFeature &&
    account.can.features.includes("autopilot_config") &&
    !account.userMeta.isAutopilotEnable;
  return {
    ...linksOf(connections, company.requiredConnectedSocialNetwork),
    hasWelcome: onboarding.welcomeText !== null || onboarding.welcomeVideo !== null,
    mayConnect: account.can.share,
    hasInterests: (account.userMeta.savedFilters?.category.length ?? 0) > 0,
    autopilot: hasAutopilot ? (company.companyMeta.autopilotCycle === 0 ? "CLASSIC" : "MONTHLY") : null,
  };
}

/** The first step: where the tour was left, or its beginning. */
function openingPlace(context: TourContext): TourPlace {
  const kept = tourMemory.read();
  if (kept !== null) return resumeTour(kept);
  const steps = tourSteps(context);
  return { steps, step: steps[0] ?? "done", resumed: false };
}

/** The steps as they were when the tour began, so that each keeps its number, and the current one. */
export function useTourPlace(onboarding: Onboarding, connections: Connections) {
  const me = useMe();
  const [place, setPlace] = useState(() => openingPlace(contextOf(onboarding, connections, me)));
  const { connected } = linksOf(connections, null);
  const { steps, step } = place;
  const { back, next } = tourWays(place, connected);
  const go = (to: TourStep | null) => {
    if (to === null) return;
    const there = { ...place, step: to };
    tourMemory.keep(there);
    setPlace(there);
  };
  return {
    steps,
    /** Those that are not passed over. */
    open: openSteps(steps, connected),
    step,
    at: Math.max(0, steps.indexOf(step)),
    next: () => go(next),
    back: back === null ? null : () => go(back),
    goTo: go,
    end: () => go("done"),
  };
}

export type Place = ReturnType<typeof useTourPlace>;

/** Records how the tour was left. Whatever the server answers, a skipped one stays closed until the next login. */
export function useLeaveTour(onOver: () => void) {
  const queries = useQueryClient();
  const { mutate, isPending } = useCommand(updateTour, {
    onSuccess: (kept) =>
      queries.setQueryData<OutputOf<typeof readAccount>>(
        [readAccount.name, {}],
        (known) => known && { ...known, userMeta: { ...known.userMeta, ...kept } },
      ),
  });
  const leave = (actionType: "skip" | "finish") =>
    mutate(
      { actionType },
      {
        onSettled: () => {
          if (actionType === "skip") tourMemory.skip();
          else tourMemory.forget();
          onOver();
        },
      },
    );
  /** Setting up the autopilot marks the tour as visited, even if the window is closed now. */
  return { leave, markVisited: () => mutate({ actionType: "finish" }), leaving: isPending };
}
