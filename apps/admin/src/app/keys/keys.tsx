import { useHotkeys } from "@mantine/hooks";
import { lazy, Suspense, useState } from "react";

const KeysDialog = lazy(() => import("./keys-dialog.tsx"));

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
