import { Modal, TextInput, UnstyledButton } from "@mantine/core";
import type { AdminScreenPath } from "@polyphon/contract/screens/screens.ts";
import { IconSearch } from "@tabler/icons-react";
import { useMemo, useState, type FormEvent, type KeyboardEvent } from "react";
import type { Account } from "../shared/account.ts";
import { useGo } from "../shared/app-link.tsx";
import { type OpenableScreen, openableScreens } from "../shared/openable-screens.ts";
import { useText } from "../shared/use-text.ts";
import classes from "./palette.module.css";

const SHOWN = 12;

function matching(targets: readonly OpenableScreen[], typed: string): readonly OpenableScreen[] {
  const wanted = typed.trim().toLowerCase();
  const starts = targets.filter(({ label }) => label.toLowerCase().startsWith(wanted));
  const contains = targets.filter(
    (target) => !starts.includes(target) && `${target.label} ${target.path}`.toLowerCase().includes(wanted),
  );
  return [...starts, ...contains].slice(0, SHOWN);
}

/** Arrow keys walk from the field through the names and back. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (by === 0) return;
  event.preventDefault();
  const stops = [
    ...(event.currentTarget.closest("form")?.querySelectorAll<HTMLElement>("input, li button") ?? []),
  ];
  stops.at((stops.indexOf(event.currentTarget) + by) % stops.length)?.focus();
}

function Body({
  targets,
  onGo,
}: {
  targets: readonly OpenableScreen[];
  onGo: (path: AdminScreenPath) => void;
}) {
  const { text } = useText();
  const [typed, setTyped] = useState("");
  const found = matching(targets, typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (found[0]) onGo(found[0].path);
  };
  return (
    <form onSubmit={submit}>
      <TextInput
        data-autofocus
        size="md"
        variant="unstyled"
        leftSection={<IconSearch size={16} stroke={1.7} aria-hidden />}
        placeholder={text("shell.palette.placeholder")}
        aria-label={text("shell.palette.label")}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={walk}
      />
      <ul className={classes.list} aria-label={text("shell.palette.screens")}>
        {found.map(({ path, label }, place) => (
          <li key={path}>
            <UnstyledButton
              className={classes.option}
              data-first={place === 0 || undefined}
              onKeyDown={walk}
              onClick={() => onGo(path)}
            >
              <span className={classes.label}>{label}</span>
              <code className={classes.path}>{path.replace("/admin/", "")}</code>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <output className={classes.nothing}>{found.length === 0 && text("shell.palette.nothing")}</output>
    </form>
  );
}

export default function PaletteDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const texts = useText();
  const go = useGo();
  const targets = useMemo(() => openableScreens(account, texts), [account, texts]);
  return (
    <Modal.Root opened onClose={onClose} padding={0} yOffset="12vh">
      <Modal.Overlay />
      <Modal.Content aria-label={texts.text("shell.palette.label")}>
        <Modal.Body>
          <Body
            targets={targets}
            onGo={(path) => {
              onClose();
              go(path);
            }}
          />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
