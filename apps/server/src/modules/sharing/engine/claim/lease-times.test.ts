import { expect, test } from "vitest";
import { leaseTimes } from "./lease-times.ts";

const config = {
  PUBLISH_LEASE_SECONDS: 60,
  PUBLISH_TIMEOUT_SECONDS: 15,
  PUBLISH_LATE_COMMIT_SECONDS: 20,
  PUBLISH_IN_FLIGHT: 400,
  LINKEDIN_RESOLVE_BY_RESEND: true,
};

test("nothing is sent that a network could still commit after the lease expired", () => {
  const times = leaseTimes(config);
  expect(times.sendWithinMs + 20_000).toBeLessThan(times.leaseMs);
  expect(times.lostAnswerMs).toBeGreaterThanOrEqual(20_000);
});

test("an engine with contradictory times refuses to start", () => {
  expect(() => leaseTimes({ ...config, PUBLISH_LATE_COMMIT_SECONDS: 30 })).toThrow("PUBLISH_LEASE_SECONDS");
  expect(() => leaseTimes({ ...config, PUBLISH_TIMEOUT_SECONDS: 29 })).toThrow("PUBLISH_LEASE_SECONDS");
});
