import type { AutopilotCycle } from "@polyphon/contract/companies/settings/company-choices.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";

/** In the order in which they come. */
export const tourStepNames = [
  "welcome",
  "required",
  "networks",
  "interests",
  "autopilot",
  "days",
  "count",
  "plan",
  "done",
] as const;
export type TourStep = (typeof tourStepNames)[number];

const setupSteps: ReadonlySet<TourStep> = new Set(["autopilot", "days", "count", "plan"]);

export interface TourContext {
  /** The company has words or a video of welcome. */
  readonly hasWelcome: boolean;
  /** A light front user connects nothing, and has no autopilot. */
  readonly mayConnect: boolean;
  readonly required: Network | null;
  /** Those of the company that can be connected. */
  readonly networks: readonly Network[];
  /** Those with a login that is active. */
  readonly connected: readonly Network[];
  /** Has saved categories for the feed before. */
  readonly hasInterests: boolean;
  /** How the company's autopilot works; null where it has none, or where this person's is on already. */
  readonly autopilot: AutopilotCycle | null;
}

type Links = Pick<TourContext, "required" | "networks" | "connected">;

/** A network that cannot be connected is not required. */
const askedNetwork = ({ required, networks }: Links): Network | null =>
  required !== null && networks.includes(required) ? required : null;

/** Whether somebody may continue from the step of the required network. */
export const isRequiredConnected = (links: Links): boolean => {
  const asked = askedNetwork(links);
  return asked === null || links.connected.includes(asked);
};

/**
 * Whether there are further networks to connect: the required one is active, some are linked but not all, and the company
 * has more than one. Where none is required, nobody needs to have linked any.
 */
export function hasMoreNetworks(links: Links): boolean {
  const linked = links.networks.filter((network) => links.connected.includes(network)).length;
  const begun = askedNetwork(links) === null || linked > 0;
  return isRequiredConnected(links) && begun && linked < links.networks.length && links.networks.length > 1;
}

/** The steps that this person needs, in their order. A step that an earlier one opens is among them. */
export function tourSteps(context: TourContext): TourStep[] {
  const { autopilot, mayConnect } = context;
  const asked = askedNetwork(context);
  const afterwards = {
    ...context,
    connected: asked === null ? context.connected : [...context.connected, asked],
  };
  const isShown: Record<TourStep, boolean> = {
    welcome: context.hasWelcome,
    required: mayConnect && !isRequiredConnected(context),
    networks: mayConnect && hasMoreNetworks(afterwards),
    interests: !context.hasInterests,
    autopilot: mayConnect && autopilot !== null,
    days: mayConnect && autopilot !== null,
    // Over four weeks every chosen day has its post, so there is nothing left to count.
    count: mayConnect && autopilot === "CLASSIC",
    // What the answers lead to, before anything is switched on.
    plan: mayConnect && autopilot !== null,
    done: true,
  };
  return tourStepNames.filter((step) => isShown[step]);
}

/** Those that are shown: while nothing is linked and nothing required, an autopilot would have nowhere to share. */
export function openSteps(steps: readonly TourStep[], connected: readonly Network[]): TourStep[] {
  const isLinked = connected.length > 0 || steps.includes("required");
  return steps.filter((step) => isLinked || !setupSteps.has(step));
}

export interface TourPlace {
  /** All that the tour began with: none comes or goes, so that each keeps its number. */
  readonly steps: readonly TourStep[];
  readonly step: TourStep;
  /** Came back, most likely from the consent page of a network: nobody is welcomed twice. */
  readonly resumed: boolean;
}

/** Where somebody resumes who left in the middle: a half-answered setup starts again. */
export function resumeTour({ steps, step }: Pick<TourPlace, "steps" | "step">): TourPlace {
  const again = setupSteps.has(step) ? "autopilot" : step;
  return { steps, step: steps.includes(again) ? again : (steps[0] ?? "done"), resumed: step !== "welcome" };
}

/** The steps before and after the current one, past those that are not shown. Null where there is none. */
export function tourWays(
  { steps, step, resumed }: TourPlace,
  connected: readonly Network[],
): { readonly back: TourStep | null; readonly next: TourStep | null } {
  const open = openSteps(steps, connected).filter((one) => !resumed || one !== "welcome");
  const at = steps.indexOf(step);
  // What was saved or left for later is not asked again from the last step.
  const before =
    step === "done" ? undefined : steps.slice(0, Math.max(at, 0)).findLast((one) => open.includes(one));
  return { back: before ?? null, next: steps.slice(at + 1).find((one) => open.includes(one)) ?? null };
}

/** In the order in which they are offered: the required one, then LinkedIn, then the company's order. */
export function offeredFirst<One extends { readonly network: Network }>(
  connections: readonly One[],
  required: Network | null,
): One[] {
  const rank = ({ network }: One) => (network === required ? 0 : network === "LINKEDIN" ? 1 : 2);
  return connections.toSorted((one, other) => rank(one) - rank(other));
}

/** The label of the button that continues from the other networks. */
export const networksWayOn = (links: Links): "next" | "skipNow" => {
  const asked = askedNetwork(links);
  const isReady = asked === null ? links.connected.length > 0 : links.connected.includes(asked);
  return isReady ? "next" : "skipNow";
};
