import { UnstyledButton } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { KeyHint } from "@polyphon/ui/data/key-hint.tsx";
import { IconSearch } from "@tabler/icons-react";
import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "../../shared/connection/lazy-part.ts";
import type { Account } from "../../shared/session/account.ts";
import { useText } from "../../shared/text/use-text.ts";
import classes from "./palette.module.css";

const load = () => import("./palette-dialog.tsx");
const PaletteDialog = lazyPart(load);
const soonMs = 3_000;

/** Jump to anything by its name; ⌘K opens it anywhere. */
export function Palette({ account }: { account: Account }) {
  const { text } = useText();
  const [opened, setOpened] = useState(false);
  useHotkeys([["mod+K", () => setOpened(true)]], []);
  // Whoever types at once would lose the first letters to a dialog that is still loading.
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), soonMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <UnstyledButton className={classes.open} onClick={() => setOpened(true)}>
        <IconSearch size={15} stroke={1.7} aria-hidden />
        <span className={classes.words}>{text("shell.palette.open")}</span>
        <KeyHint keys="⌘K" />
      </UnstyledButton>
      {opened && (
        <Suspense>
          <PaletteDialog account={account} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
