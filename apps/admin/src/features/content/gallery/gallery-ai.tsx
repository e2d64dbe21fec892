import { Button } from "@mantine/core";
import { readStaffAiSettings } from "@polyphon/contract/ai/ai.contract.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { IconSparkles } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { lazyPart } from "../../../shared/connection/lazy-part.ts";
import { useText } from "../../../shared/text/use-text.ts";

const AiImageModal = lazyPart(() => import("../../../shared/ai/ai-image-dialog.tsx"));

/** Generates a picture for the gallery, where the server allows it. */
export function GalleryAi() {
  const { text } = useText();
  const [open, setOpen] = useState(false);
  const { data } = useEndpoint(readStaffAiSettings, {}, { retry: false });
  if (data?.can.image !== true || !data.can.keepInGallery) return null;
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconSparkles size={14} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {text("content.media.makeWithAi")}
      </Button>
      <Suspense>
        {open && <AiImageModal referrer="GALLERY" onUse={null} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
