import { ActionIcon, Popover } from "@mantine/core";
import { KeyHint } from "@polyphon/ui/data/key-hint.tsx";
import { IconDots } from "@tabler/icons-react";
import { useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { useKit } from "../kit/kit-context.tsx";
import classes from "./row-menu.module.css";

export interface RowAction {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly onPress: () => void;
  readonly danger?: boolean | undefined;
  /** The key that does the same to the active row. */
  readonly keys?: string | undefined;
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=menuitem]")];
  const at = items.findIndex((item) => item === document.activeElement);
  const step = steps[event.key];
  if (!step || items.length === 0) return;
  event.preventDefault();
  items[step(at, items.length)]?.focus();
}

/** What can be done to one row. A menu of its own, because a menu may hold nothing but its items. */
export function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const { text } = useKit();
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const label = text("kit.list.actionsOf", { name });
  if (actions.length === 0) return null;
  const close = () => {
    setOpened(false);
    button.current?.focus();
  };
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={200}
      withinPortal={false}
      floatingStrategy="fixed"
      withRoles={false}
      closeOnEscape={false}
    >
      <Popover.Target>
        <ActionIcon
          ref={button}
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={opened}
          onClick={() => setOpened((now) => !now)}
        >
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.place ?? ""}>
        <div
          ref={(menu) => menu?.querySelector<HTMLElement>("[role=menuitem]")?.focus()}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={(event) => {
            if (event.key === "Escape" || event.key === "Tab") close();
            else moveFocus(event);
          }}
        >
          {actions.map((action) => (
            <button
              key={action.key}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={classes.item}
              data-danger={action.danger || undefined}
              onClick={() => {
                close();
                action.onPress();
              }}
            >
              {action.icon}
              <span className={classes.words}>{action.label}</span>
              {action.keys !== undefined && <KeyHint keys={action.keys} />}
            </button>
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
