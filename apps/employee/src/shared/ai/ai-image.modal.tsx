import { Modal } from "@mantine/core";
import { AiImageForm } from "@polyphon/ui/ai/ai-image-form.tsx";
import "@polyphon/ui/theme/styles/styles-employee-screens.ts";
import { employeeAi } from "@polyphon/web/ai/ai-calls.ts";
import { type AiImageInput, useAiImage } from "@polyphon/web/ai/use-ai-image.ts";
import { wordsOf } from "@polyphon/web/ai/use-ai-panel.ts";
import { language } from "../text/language.ts";
import { useReturnFocus } from "../dialog/use-return-focus.ts";

/** Generates a picture from a description and passes it on. */
export default function AiImageModal(props: AiImageInput) {
  useReturnFocus();
  const { image } = wordsOf(language);
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
      <AiImageForm {...useAiImage({ ...props, calls: employeeAi, language, keep: null })} />
    </Modal>
  );
}
