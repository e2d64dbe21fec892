import { useHotkeys } from "@mantine/hooks";
import { Suspense, useState } from "react";
import { lazyPart } from "../../shared/connection/lazy-part.ts";

const KeysDialog = lazyPart(() => import("./keys-dialog.tsx"));

/** A question mark shows the keys that work here. */
export function Keys() {
  const [opened, setOpened] = useState(false);
  useHotkeys([["shift+?", () => setOpened(true)]]);
  if (!opened) return null;
  return (
    <Suspense>
      <KeysDialog onClose={() => setOpened(false)} />
    </Suspense>
  );
}
