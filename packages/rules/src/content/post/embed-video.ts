import { sourceOfEmbedCode } from "../../media/embed-code.ts";

/** Where a video may play inside a page of ours: the player's own host, which sets no cookies before it plays. */
export const embedHosts = ["www.youtube-nocookie.com", "player.vimeo.com"] as const;

const youtubeId = /^[\w-]{11}$/;
const vimeoId = /^\d{6,12}$/;

function youtube(id: string | null | undefined): string | null {
  return id && youtubeId.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : null;
}

function vimeo(id: string | undefined): string | null {
  return id && vimeoId.test(id) ? `https://player.vimeo.com/video/${id}?dnt=1` : null;
}

function addressIn(code: string): URL | null {
  const text = code.includes("<") ? sourceOfEmbedCode(code) : code.trim();
  if (text === null) return null;
  const whole = text.startsWith("//") ? `https:${text}` : text;
  return URL.canParse(whole) ? new URL(whole) : null;
}

/**
 * The address of the player for an embed code or a video's address; null when it is not one of a host that we let in.
 * Only the video's id is taken over, so nothing of what was written gets into the page.
 */
export function embedUrlOf(code: string): string | null {
  const url = addressIn(code);
  if (url?.protocol !== "https:") return null;
  const [first, second] = url.pathname.split("/").filter(Boolean);
  switch (url.hostname.replace(/^(?:www|m)\./, "")) {
    case "youtube.com":
    case "youtube-nocookie.com":
      return youtube(first === "embed" || first === "shorts" ? second : url.searchParams.get("v"));
    case "youtu.be":
      return youtube(first);
    case "vimeo.com":
      return vimeo(first);
    case "player.vimeo.com":
      return first === "video" ? vimeo(second) : null;
    default:
      return null;
  }
}
