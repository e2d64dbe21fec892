import type { Sandbox } from "@polyphon/sandbox/start-sandbox.ts";
import { expect, test } from "vitest";
import type { PublishAdapter, PublishRequest } from "../../src/modules/sharing/sharing.port.ts";
import type { StandIn } from "./network-conformance.ts";

type FaultRequest = Parameters<Sandbox["faults"]["add"]>[0];

const storms: readonly FaultRequest[] = [
  { kind: "drop_after_commit" },
  { kind: "drop_before_commit" },
  { kind: "half_close" },
  { kind: "half_close", commit: false },
  { kind: "http", status: 500 },
  { kind: "http", status: 503, commit: true },
  { kind: "html_body", status: 403 },
  { kind: "html_body", status: 200, commit: true },
  { kind: "truncated_json" },
  { kind: "reset_in_body" },
  { kind: "too_many" },
];
const mostSteps = 200;
const always = () => true;

/**
 * Takes one share through random faults the way the engine does: an unknown outcome is looked up before anything else.
 */
async function carry(adapter: PublishAdapter, first: PublishRequest): Promise<string> {
  let request = first;
  let unknown = false;
  let absent = false;
  const since = new Date(Date.now() - 60_000);
  for (let step = 0; step < mostSteps; step += 1) {
    if (unknown) {
      const seen = await adapter.lookUp(request, since);
      if (seen.kind === "found") return "settled";
      absent ||= seen.kind === "not_found";
      unknown = seen.kind !== "not_found";
      continue;
    }
    if (request.uploadedMedia.length < request.images.length) {
      const media = await adapter.uploadMedia(request);
      if (media.kind === "refused") return media.detail;
      if (media.kind === "ready") request = { ...request, uploadedMedia: media.mediaIds };
      continue;
    }
    const result = await adapter.publish(request, always);
    if (result.kind === "published") return "settled";
    // A post that was looked for and not seen was late, if the network knows it now.
    if (result.kind === "duplicate" && absent) return "settled";
    if (result.kind === "refused" || result.kind === "duplicate") return result.kind;
    unknown = result.kind === "unknown";
  }
  return "lost its way";
}

/** Every share ends as exactly one post, whichever call fails; for networks where posts are looked up. */
export function networkWeather(
  name: string,
  options: {
    readonly sandbox: () => Sandbox;
    readonly standIn: () => StandIn;
    readonly route: string;
    readonly shares: number;
  },
): void {
  test(
    `${name}: with random faults each of ${options.shares} shares becomes exactly one post`,
    { timeout: 120_000 },
    async () => {
      const { adapter, newRequest, visiblePosts } = options.standIn();
      const { faults } = options.sandbox();
      for (const [seed, storm] of storms.entries()) {
        faults.add({ ...storm, route: options.route, probability: 0.05, seed });
      }
      const requests = Array.from({ length: options.shares }, () => newRequest());
      const ends = await Promise.all(requests.map((request) => carry(adapter, request)));
      expect(ends.filter((end) => end !== "settled")).toEqual([]);
      const seen = visiblePosts().map(({ share }) => share);
      const counts = requests.map(({ shareId }) => seen.filter((share) => share === String(shareId)).length);
      expect(counts).toEqual(requests.map(() => 1));
      expect(faults.list().reduce((hits, fault) => hits + fault.hits, 0)).toBeGreaterThan(options.shares / 2);
      faults.clear();
    },
  );
}
