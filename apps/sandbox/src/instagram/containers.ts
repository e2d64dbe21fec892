export type ContainerStatus = "IN_PROGRESS" | "FINISHED" | "PUBLISHED" | "ERROR" | "EXPIRED";

export type Container = {
  readonly id: string;
  readonly account: string;
  readonly caption: string;
  readonly alt: string;
  /** Null for a carousel, which has children instead. */
  readonly bytes: Buffer | null;
  readonly children: readonly Container[];
  readonly carouselItem: boolean;
  /** A video needs time to process, and may turn out to be invalid. */
  readonly video: "none" | "sound" | "broken";
  readonly createdAt: number;
  polls: number;
  published: boolean;
};

export type ContainerRules = {
  readonly containerSeconds: number;
  readonly pollsUntilFinished: number;
  readonly videoPolls: number;
};

/** The current state of a container; only a status request of the API counts as a poll. */
export function statusOf(container: Container, now: number, rules: ContainerRules): ContainerStatus {
  if (container.published) return "PUBLISHED";
  if (now >= container.createdAt + rules.containerSeconds * 1000) return "EXPIRED";
  const polls = container.video === "none" ? rules.pollsUntilFinished : rules.videoPolls;
  if (container.polls < polls) return "IN_PROGRESS";
  return container.video === "broken" ? "ERROR" : "FINISHED";
}

/** Width and height of a JPEG, null for other bytes. */
export function jpegSize(bytes: Buffer): { width: number; height: number } | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
