import type { Call } from "../../frame/call.ts";
import { jsonReply, type Reply } from "../../frame/reply.ts";
import { mediaType } from "../../frame/media-type.ts";
import { failureMarker } from "../../frame/newest-bytes.ts";
import { fetchFile } from "../../meta/fetch-file.ts";
import { readGraphFiles, textOf } from "../../meta/graph-call.ts";
import { badParameter } from "../../meta/graph-errors.ts";
import { admitPage, storePost } from "./create-post.ts";
import type { FacebookState, Video } from "../facebook-state.ts";

/** POST /{page}/videos: a post by itself. The answer names the video, not the post around it. */
export async function createVideo(state: FacebookState, call: Call): Promise<Reply> {
  const { input, files } = await readGraphFiles(call);
  const page = admitPage(state, call, input);
  const url = textOf(input, "file_url");
  const bytes = files[0]?.bytes ?? (url === "" ? null : await fetchFile(url));
  if (!bytes) return badParameter("file_url or source is needed, and the file must be within reach");
  if (mediaType(bytes) !== "video/mp4") return badParameter("The video format is not supported", 1_363_024);
  const at = state.world.clock.now();
  const id = state.numbers.next(at);
  const wanted = { message: textOf(input, "description"), link: "", photos: [], video: id };
  const post = storePost(state, call, page, wanted);
  state.videos.set(id, { id, page: page.id, title: textOf(input, "title"), bytes, post, at });
  return jsonReply({ id });
}

export function presentVideo(state: FacebookState, video: Video): Record<string, unknown> {
  const early = state.world.clock.now() < video.at + state.settings.videoSeconds * 1000;
  const ended = video.bytes.includes(failureMarker) ? "error" : "ready";
  return {
    id: video.id,
    post_id: video.post,
    title: video.title,
    status: { video_status: early ? "processing" : ended },
  };
}
