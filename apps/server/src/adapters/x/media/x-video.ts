import type {
  MediaResult,
  PublishAttachment,
  PublishRequest,
} from "../../../modules/sharing/sharing.port.ts";
import type { HttpClient } from "../../http/http-client.ts";
import type { XSettings } from "../x-settings.ts";
import { laterOf, type Media, statusPath, UploadCalls, uploadInChunks } from "./x-upload-calls.ts";

const mostBytes = 512 * 1024 * 1024;
const soonest = 1_000;

function refused(detail: string): MediaResult {
  return { kind: "refused", reason: "media_failed", detail };
}

/** Without processing info the video is ready. */
function stateOf({ id, processing_info: info }: Media): MediaResult {
  if (!info) return { kind: "ready", mediaIds: [id] };
  switch (info.state) {
    case "succeeded":
      return { kind: "ready", mediaIds: [id] };
    case "failed":
      return refused("X could not process the video");
    case "pending":
    case "in_progress": {
      const wait = Math.max(soonest, info.check_after_secs * 1000);
      const retryAt = new Date(Date.now() + wait);
      return { kind: "pending", mediaIds: [id], retryAt, detail: `the video is ${info.state}` };
    }
    default:
      return info.state satisfies never;
  }
}

/** X deletes media not posted within a day; such a video is sent again. */
async function check(calls: UploadCalls, id: string): Promise<MediaResult | null> {
  const outcome = await calls.send("GET", statusPath(id));
  if (outcome.kind === "answered" && outcome.status === 404) return null;
  const seen = calls.read(outcome);
  return "kind" in seen ? seen : stateOf(seen);
}

/** Uploads a video to X in chunks, or polls one that was uploaded. */
export async function uploadXVideo(
  http: HttpClient,
  settings: XSettings,
  request: PublishRequest,
  attachment: PublishAttachment,
): Promise<MediaResult> {
  if (attachment.size > mostBytes) return refused("a video may have 512 MB");
  const calls = new UploadCalls(http, settings, request.accessToken);
  const [known] = request.uploadedMedia;
  const checked = known === undefined ? null : await check(calls, known);
  if (checked !== null) return checked;
  try {
    const { mimeType, size, part } = attachment;
    const stored = await uploadInChunks(calls, { mimeType, size, category: "tweet_video", part });
    return "kind" in stored ? stored : stateOf(stored);
  } catch (error) {
    return laterOf(`the video cannot be read: ${String(error)}`);
  }
}
