/** Every await while a share is sent, before and after. The fault tests crash a worker at each of them. */
export const failpoints = [
  "claim.before",
  "claim.after",
  "payload.before",
  "payload.after",
  "media.before",
  "media.after",
  "media.stored",
  "publish.before",
  "publish.guard",
  "publish.after",
  "settle.before",
  "settle.written",
  "settle.announced",
  "settle.after",
  "sweep.before",
  "sweep.after",
  "resolve.payload.before",
  "resolve.payload.after",
  "resolve.look-up.before",
  "resolve.look-up.after",
  "resolve.mark.before",
  "resolve.mark.after",
  "resolve.publish.before",
  "resolve.publish.guard",
  "resolve.publish.after",
] as const;
export type Failpoint = (typeof failpoints)[number];

/** Called at each point. In production it does nothing; a plan may end the process there. */
export type Reach = (point: Failpoint) => void;

export interface FailpointPlan {
  readonly crashAt: Failpoint;
}

export function reachFor(plan: FailpointPlan | undefined): Reach {
  if (plan === undefined) return () => undefined;
  return (point) => {
    if (point === plan.crashAt) process.kill(process.pid, "SIGKILL");
  };
}
