import { ActionIcon, Modal, TextInput } from "@mantine/core";
import type { Menu } from "@polyphon/contract/screens/menu.ts";
import type { AdminScreenPath } from "@polyphon/contract/screens/screens.ts";
import { IconPin, IconPinnedOff, IconSearch } from "@tabler/icons-react";
import { useState, type KeyboardEvent, type ReactNode } from "react";
import type { Account } from "../../shared/session/account.ts";
import { AppLink } from "../../shared/address/app-link.tsx";
import { screenKey } from "../../shared/screens/screen-key.ts";
import { useWorkspace } from "../../shared/workspace/use-workspace.ts";
import { type Text, useText } from "../../shared/text/use-text.ts";
import classes from "./all-screens.module.css";
import { groupIcons } from "./menu-icons.tsx";

interface Part {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly paths: readonly AdminScreenPath[];
}

function partsOf(menu: Menu, text: Text, typed: string): readonly Part[] {
  const wanted = typed.trim().toLowerCase();
  const fits = (path: AdminScreenPath) => `${text(screenKey(path))} ${path}`.toLowerCase().includes(wanted);
  const groups = menu.groups.map(({ key, paths }) => ({
    key,
    label: text(`shell.groups.${key}`),
    icon: groupIcons[key],
    paths,
  }));
  const flat = { key: "flat", label: text("shell.frame.workspace"), icon: null, paths: menu.flat };
  return [flat, ...groups]
    .map((part) => ({ ...part, paths: part.paths.filter(fits) }))
    .filter(({ paths }) => paths.length > 0);
}

/** Arrow keys move from the field through the names and back. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (by === 0) return;
  event.preventDefault();
  const all = event.currentTarget.closest("[role=dialog]")?.querySelectorAll<HTMLElement>("input, li a");
  const stops = [...(all ?? [])];
  stops.at((stops.indexOf(event.currentTarget) + by) % stops.length)?.focus();
}

interface AllScreensProps {
  account: Account;
  menu: Menu;
  onClose: () => void;
}

export default function AllScreens({ account, menu, onClose }: AllScreensProps) {
  const { text } = useText();
  const workspace = useWorkspace(account);
  const [typed, setTyped] = useState("");
  const parts = partsOf(menu, text, typed);
  const count = menu.flat.length + menu.groups.reduce((sum, group) => sum + group.paths.length, 0);
  return (
    <Modal.Root opened onClose={onClose} fullScreen padding={0}>
      <Modal.Overlay />
      <Modal.Content aria-label={text("shell.workspace.allScreens")}>
        <div className={classes.head}>
          <TextInput
            data-autofocus
            className={classes.filter ?? ""}
            variant="unstyled"
            size="md"
            leftSection={<IconSearch size={16} stroke={1.7} aria-hidden />}
            placeholder={text("shell.workspace.filter", { count })}
            aria-label={text("shell.workspace.filter", { count })}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={walk}
          />
          <Modal.CloseButton aria-label={text("kit.form.close")} />
        </div>
        <Modal.Body className={classes.body ?? ""}>
          <div className={classes.columns}>
            {parts.map(({ key, label, icon, paths }) => (
              <section key={key} className={classes.part} aria-label={label}>
                <h2 className={classes.heading}>
                  {icon}
                  {label} <span className={classes.count}>{paths.length}</span>
                </h2>
                <ul className={classes.names}>
                  {paths.map((path) => {
                    const screen = text(screenKey(path));
                    const pinned = workspace.pinned.includes(path);
                    return (
                      <li key={path} className={classes.row}>
                        <AppLink
                          className={classes.name}
                          href={path}
                          onClick={onClose}
                          onKeyDown={(event) => {
                            walk(event);
                            if (event.key === "p" && !event.metaKey && !event.ctrlKey)
                              workspace.togglePin(path);
                          }}
                        >
                          <span className={classes.word}>{screen}</span>
                          <code className={classes.path}>{path.replace("/admin/", "")}</code>
                        </AppLink>
                        <ActionIcon
                          variant="subtle"
                          size="sm"
                          className={classes.pin ?? ""}
                          aria-pressed={pinned}
                          aria-label={text("shell.workspace.pin", { screen })}
                          onClick={() => workspace.togglePin(path)}
                        >
                          {pinned ? (
                            <IconPinnedOff size={14} aria-hidden />
                          ) : (
                            <IconPin size={14} aria-hidden />
                          )}
                        </ActionIcon>
                      </li>
                    );
                  })}
                </ul>
              </section>
            ))}
          </div>
          <output className={classes.nothing}>
            {parts.length === 0 ? text("shell.palette.nothing") : null}
          </output>
          <p className={classes.about}>{text("shell.workspace.about")}</p>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
