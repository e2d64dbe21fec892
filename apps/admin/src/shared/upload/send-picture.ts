import type { UploadWatch } from "@polyphon/admin-kit/kit/kit-context.tsx";
import type { ShownPicture } from "@polyphon/contract/kit/resource/resource-field.ts";
import { type MediaReason, mediaReasons } from "@polyphon/contract/media/media.ts";
import { type PictureUse, pictureUses } from "@polyphon/contract/media/picture-uses.ts";
import { judgePicture } from "@polyphon/rules/media/judge-picture.ts";
import { pictureWords } from "@polyphon/rules/media/picture-words.ts";
import type { Call } from "@polyphon/web/api/api-client.ts";
import { session } from "../session/session.ts";
import type { Text } from "../text/use-text.ts";

interface SendDeps extends UploadWatch {
  readonly call: Call;
  readonly text: Text;
}

/** What the browser can check before a byte is sent; the server checks the content itself. */
async function judgeFile(file: File, use: PictureUse): Promise<MediaReason | null> {
  const image = await createImageBitmap(file).catch(() => null);
  if (image === null) return null;
  const { width, height } = image;
  image.close();
  return judgePicture({ type: file.type, bytes: file.size, width, height }, pictureUses[use]);
}

/** Uploads a picture for a use and returns it, or why it cannot be used. */
export async function sendPicture(
  file: File,
  use: PictureUse,
  { call, text, ...watch }: SendDeps,
): Promise<ShownPicture | { readonly refused: string }> {
  const refuse = (reason: MediaReason) => ({
    refused: text(`mediaReason.${reason}`, pictureWords(pictureUses[use])),
  });
  const reason = file.size > pictureUses[use].bytes ? "too_many_bytes" : await judgeFile(file, use);
  if (reason !== null) return refuse(reason);
  const { uploadPicture } = await import("./upload-picture.ts");
  const media = await uploadPicture(file, {
    ...watch,
    call,
    use,
    token: () => session.read()?.token ?? null,
  });
  if (media.state === "REFUSED")
    return refuse(mediaReasons.find((one) => one === media.reason) ?? "unreadable");
  return { id: media.id, url: media.url ?? "" };
}
