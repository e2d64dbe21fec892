import { ActionIcon, Modal, TextInput, UnstyledButton } from "@mantine/core";
import { KeyHint } from "@polyphon/ui/data/key-hint.tsx";
import { IconPin, IconPinnedOff, IconSearch } from "@tabler/icons-react";
import { useEffect, useMemo, useState, type FormEvent, type KeyboardEvent } from "react";
import type { Account } from "../../shared/session/account.ts";
import { useGo } from "../../shared/address/app-link.tsx";
import { openableScreens } from "../../shared/screens/openable-screens.ts";
import { recentScreens } from "../../shared/screens/recent-screens.ts";
import { screenKey } from "../../shared/screens/screen-key.ts";
import { useWorkspace } from "../../shared/workspace/use-workspace.ts";
import { useText } from "../../shared/text/use-text.ts";
import classes from "./palette.module.css";
import { type groupNames, paletteTargets, type Target } from "./palette-targets.ts";
import { folded } from "./rank-names.ts";
import { useFound } from "./use-found.ts";
import { usePaletteActions } from "./use-palette-actions.ts";
import { useOtherLabels } from "./use-other-labels.ts";

/** Arrow keys move from the field through the names and back. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (by === 0) return;
  event.preventDefault();
  const stops = [
    ...(event.currentTarget.closest("form")?.querySelectorAll<HTMLElement>("input, [data-stop]") ?? []),
  ];
  stops.at((stops.indexOf(event.currentTarget) + by) % stops.length)?.focus();
}

function Marked({ label, typed }: { label: string; typed: string }) {
  const wanted = typed.trim();
  const at = wanted === "" ? -1 : label.toLowerCase().indexOf(wanted.toLowerCase());
  if (at < 0) return label;
  return (
    <>
      {label.slice(0, at)}
      <mark className={classes.mark}>{label.slice(at, at + wanted.length)}</mark>
      {label.slice(at + wanted.length)}
    </>
  );
}

interface RowProps {
  target: Target;
  typed: string;
  first: boolean;
  pinned: boolean;
  onGo: (href: string) => void;
  onPin: (() => void) | undefined;
}

function Row({ target, typed, first, pinned, onGo, onPin }: RowProps) {
  const { text } = useText();
  return (
    <li className={classes.row}>
      <UnstyledButton
        className={classes.option}
        data-stop
        data-first={first || undefined}
        onKeyDown={walk}
        onClick={() => onGo(target.href)}
      >
        <span className={classes.label}>
          <Marked label={target.label} typed={typed} />
        </span>
        <code className={classes.path}>{target.detail}</code>
      </UnstyledButton>
      {onPin && (
        <ActionIcon
          variant="subtle"
          className={classes.pin ?? ""}
          aria-pressed={pinned}
          aria-label={text("shell.workspace.pin", { screen: target.label })}
          onClick={onPin}
        >
          {pinned ? <IconPinnedOff size={15} aria-hidden /> : <IconPin size={15} aria-hidden />}
        </ActionIcon>
      )}
    </li>
  );
}

function Hints() {
  const { text } = useText();
  return (
    <div className={classes.hints} aria-hidden>
      <span>
        <KeyHint keys="↑" /> <KeyHint keys="↓" /> {text("shell.palette.move")}
      </span>
      <span>
        <KeyHint keys="↵" /> {text("shell.palette.choose")}
      </span>
      <span className={classes.only}>{text("shell.palette.only")}</span>
    </div>
  );
}

function Body({ account, onGo }: { account: Account; onGo: (href: string) => void }) {
  const texts = useText();
  const { text } = texts;
  const workspace = useWorkspace(account);
  const [typed, setTyped] = useState("");
  const screens = useMemo(() => openableScreens(account, texts), [account, texts]);
  const { pinned, views } = workspace;
  const { found: known, searching, failed } = useFound(typed);
  const otherLabelOf = useOtherLabels();
  const actions = usePaletteActions(account);
  const mayStop = screens.some(({ path }) => path === "/admin/killswitch");
  const groups = paletteTargets(
    {
      screens,
      pinned,
      views,
      recent: recentScreens(),
      labelOf: (path) => text(screenKey(path)),
      otherLabelOf,
      found: known,
      stopLabel: mayStop ? (name) => text("shell.palette.stop", { name }) : null,
      actions,
    },
    typed,
  );
  const found = groups.flatMap(({ targets }) => targets);
  const labels = {
    pinned: text("shell.workspace.pinned"),
    recent: text("shell.workspace.recent"),
    screens: text("shell.palette.screens"),
    views: text("shell.palette.views"),
    actions: text("shell.palette.actions"),
    companies: text("shell.palette.companies"),
    people: text("shell.palette.people"),
    posts: text("shell.palette.posts"),
  } as const satisfies Record<(typeof groupNames)[number], string>;
  // Enter that was pressed before the answer goes to its first hit.
  const [hurried, setHurried] = useState(false);
  const first = found[0]?.href;
  useEffect(() => {
    if (hurried && !searching && first !== undefined) onGo(first);
  }, [hurried, searching, first, onGo]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A name that begins like this needs no answer of the server.
    const [sure] = found;
    if (sure && folded(sure.label).startsWith(folded(typed))) onGo(sure.href);
    else setHurried(true);
  };
  const words = (count: number): string => {
    if (typed.trim() === "") return "";
    if (searching) return text("shell.palette.searching");
    if (failed) return text("shell.palette.failed");
    return count === 0 ? text("shell.palette.nothing") : text("shell.palette.found", { count });
  };
  return (
    <form onSubmit={submit}>
      <TextInput
        data-autofocus
        size="md"
        variant="unstyled"
        leftSection={<IconSearch size={16} stroke={1.7} aria-hidden />}
        rightSection={<KeyHint keys="Esc" />}
        placeholder={text("shell.palette.placeholder")}
        aria-label={text("shell.palette.label")}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setHurried(false);
        }}
        onKeyDown={walk}
      />
      <div className={classes.list}>
        {groups.map(({ key, targets }) => (
          <section key={key} aria-label={labels[key]}>
            <h2 className={classes.heading}>{labels[key]}</h2>
            <ul className={classes.rows}>
              {targets.map((target) => {
                const { path } = target;
                return (
                  <Row
                    key={target.key}
                    target={target}
                    typed={typed}
                    first={target === found[0]}
                    pinned={path !== undefined && pinned.includes(path)}
                    onGo={onGo}
                    onPin={path === undefined ? undefined : () => workspace.togglePin(path)}
                  />
                );
              })}
            </ul>
          </section>
        ))}
      </div>
      <output className={classes.nothing} data-shown={found.length === 0 || failed || undefined}>
        {words(found.length)}
      </output>
      <Hints />
    </form>
  );
}

export default function PaletteDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { text } = useText();
  const go = useGo();
  return (
    <Modal.Root opened onClose={onClose} padding={0} yOffset="12vh" size={640}>
      <Modal.Overlay />
      <Modal.Content aria-label={text("shell.palette.label")}>
        <Modal.Body>
          <Body
            account={account}
            onGo={(href) => {
              onClose();
              go(href);
            }}
          />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
