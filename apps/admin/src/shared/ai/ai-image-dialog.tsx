import { Modal } from "@mantine/core";
import { galleryImage } from "@polyphon/contract/content/gallery/gallery-image.resource.ts";
import { AiImageForm } from "@polyphon/ui/ai/ai-image-form.tsx";
import { officeAi } from "@polyphon/web/ai/ai-calls.ts";
import { type AiImageInput, type AiPicture, useAiImage } from "@polyphon/web/ai/use-ai-image.ts";
import { wordsOf } from "@polyphon/web/ai/use-ai-panel.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useText } from "../text/use-text.ts";

/** Generates a picture from a description, to use where the dialog was opened or to keep in the gallery. */
export default function AiImageModal(props: AiImageInput) {
  const { language } = useText();
  const { image } = wordsOf(language);
  const add = useCommand(galleryImage.add);
  const keep = async (picture: AiPicture, title: string, hashtags: readonly string[]) => {
    await add.mutateAsync({ title, image: picture.id, hashtags: [...hashtags] });
  };
  return (
    <Modal
      opened
      centered
      size={620}
      title={image.title}
      closeButtonProps={{ "aria-label": image.close }}
      closeOnClickOutside={false}
      onClose={props.onClose}
    >
      <AiImageForm {...useAiImage({ ...props, calls: officeAi, language, keep })} />
    </Modal>
  );
}
