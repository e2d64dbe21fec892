import type { PreviewAuthor } from "@polyphon/ui/social/preview/preview-model.ts";
import { useAccount } from "../session/account.ts";
import { useText } from "../text/use-text.ts";

/** The viewer of the preview, in place of the employee who will share it. */
export function usePreviewAuthor(): PreviewAuthor {
  const { text } = useText();
  const { firstName, lastName, imageUrl } = useAccount();
  return {
    name: `${firstName} ${lastName}`,
    headline: text("content.form.previewHeadline"),
    handle: `${firstName}${lastName}`.toLowerCase().replaceAll(/\W/g, ""),
    avatarSrc: imageUrl ?? undefined,
  };
}
