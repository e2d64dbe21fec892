import { Button, Popover, Stack, TextInput } from "@mantine/core";
import { limits } from "@polyphon/contract/limits.ts";
import { FilterChip } from "@polyphon/ui/data/list/filter-chip.tsx";
import { IconBookmark } from "@tabler/icons-react";
import { useLocation } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { useGo } from "../address/app-link.tsx";
import { basePath } from "../address/base-path.ts";
import classes from "./saved-views.module.css";
import { queryString } from "../address/screen-href.ts";
import type { Workspace } from "./use-workspace.ts";
import { useListQuery } from "../list/use-list-query.ts";
import { useText } from "../text/use-text.ts";

/** The filters of the address without the current page. */
function useOpenFilters(): { list: string; query: string } {
  const { pathname } = useLocation();
  const { values } = useListQuery();
  const { after: _page, ...filters } = values;
  return { list: `${basePath}${pathname}`, query: queryString(filters) };
}

function SaveView({ workspace }: { workspace: Workspace }) {
  const { text } = useText();
  const open = useOpenFilters();
  const [opened, setOpened] = useState(false);
  const [name, setName] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") return setFault(text("violations.required"));
    const wrong = workspace.addView({ ...open, name: name.trim() });
    setFault(wrong);
    if (wrong !== null) return;
    setName("");
    setOpened(false);
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={280} trapFocus>
      <Popover.Target>
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconBookmark size={15} stroke={1.7} aria-hidden />}
          onClick={() => setOpened((now) => !now)}
        >
          {text("shell.workspace.saveView")}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form onSubmit={submit} noValidate>
          <Stack gap="sm">
            <TextInput
              data-autofocus
              label={text("shell.workspace.viewName")}
              description={text("shell.workspace.viewHelp")}
              value={name}
              error={fault}
              maxLength={limits.workspace.viewName}
              onChange={(event) => setName(event.currentTarget.value)}
              aria-required
            />
            <Button type="submit" size="xs">
              {text("kit.form.save")}
            </Button>
          </Stack>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}

export default function SavedViewsBar({ workspace }: { workspace: Workspace }) {
  const { text } = useText();
  const go = useGo();
  const open = useOpenFilters();
  const own = workspace.views.filter(({ list }) => list === open.list);
  const isSaved = own.some(({ query }) => query === open.query);
  return (
    <div className={classes.bar}>
      {own.map((view) => (
        <FilterChip
          key={view.name}
          field={text("shell.workspace.ownViews")}
          value={view.name}
          onOpen={() => go(view.list + view.query)}
          onRemove={() => workspace.removeView(view)}
          removeLabel={text("shell.workspace.removeView", { name: view.name })}
        />
      ))}
      {workspace.loaded && open.query !== "" && !isSaved && <SaveView workspace={workspace} />}
    </div>
  );
}
