import { Button } from "@mantine/core";
import { readAiSettings } from "@polyphon/contract/ai/ai.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { IconSparkles } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { useMe } from "../../../../shared/session/me.ts";
import { t } from "../../../../shared/text/text.ts";
import type { OwnPostForm } from "./use-own-post-form.ts";
import { lazyPart } from "../../../../shared/connection/lazy-part.ts";

const AiImageModal = lazyPart(() => import("../../../../shared/ai/ai-image.modal.tsx"));

/** A generated picture, beside the uploaded ones; only where the server allows it. */
export function AiImagePart({ form }: { form: OwnPostForm }) {
  const { draft, set } = form;
  const { account } = useMe();
  const [open, setOpen] = useState(false);
  const enabled = account.can.features.includes("aiTextSuggestion");
  const { data } = useEndpoint(readAiSettings, { source: "SHARED_OWN_POST" }, { enabled, retry: false });
  if (data?.can.image !== true) return null;
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconSparkles size={16} aria-hidden />}
        disabled={draft.images.length >= limits.post.images}
        onClick={() => setOpen(true)}
      >
        {t("sharing.compose.ai.image")}
      </Button>
      <Suspense fallback={null}>
        {open && (
          <AiImageModal
            referrer="OWN_POST"
            onUse={(picture) => {
              set((now) => ({ images: [...now.images, picture] }));
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
