import { TextInput } from "@mantine/core";
import type { PermissionKey } from "@polyphon/contract/permissions.ts";
import { Tag } from "@polyphon/ui/data/tag.tsx";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { CheckBox } from "@polyphon/ui/input/choice/check-box.tsx";
import { VisuallyHidden } from "@polyphon/ui/text/visually-hidden.ts";
import { IconFilterOff, IconLock, IconSearch } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useText } from "../../../../shared/text/use-text.ts";
import { areasFor, type AreaView } from "./rights-draft.ts";
import classes from "./rights-form.module.css";

export interface RightsAreasProps {
  /** What is stored. */
  start: ReadonlySet<PermissionKey>;
  chosen: ReadonlySet<PermissionKey>;
  /** What an entry of the role's menu needs. */
  inMenu: ReadonlySet<PermissionKey>;
  mayChange: ReadonlySet<PermissionKey>;
  onSet: (keys: readonly PermissionKey[], on: boolean) => void;
}

function Right({ right, props }: { right: PermissionKey; props: RightsAreasProps }) {
  const { text } = useText();
  const on = props.chosen.has(right);
  const stored = props.start.has(right);
  const locked = !props.mayChange.has(right);
  return (
    <li className={classes.right} data-locked={locked || undefined}>
      <CheckBox checked={on} disabled={locked} onChange={(next) => props.onSet([right], next)}>
        <span className={classes.words}>
          <span>{text(`people.permissions.${right}`)}</span>
          <code className={classes.key}>{right}</code>
        </span>
      </CheckBox>
      <span className={classes.marks}>
        {on !== stored && (
          <Tag tone={on ? "ok" : "warn"}>{text(on ? "people.rights.given" : "people.rights.taken")}</Tag>
        )}
        {props.inMenu.has(right) && (
          <span title={text("people.rights.inMenuHelp")}>
            <Tag tone="outline">{text("people.rights.inMenu")}</Tag>
          </span>
        )}
        {locked && props.mayChange.size > 0 && (
          <span className={classes.lock} title={text("people.rights.locked")}>
            <IconLock size={14} stroke={1.7} aria-hidden />
            <VisuallyHidden>{text("people.rights.locked")}</VisuallyHidden>
          </span>
        )}
      </span>
    </li>
  );
}

function Area({ view, props }: { view: AreaView; props: RightsAreasProps }) {
  const { text } = useText();
  const heading = useId();
  const held = view.keys.filter((key) => props.chosen.has(key)).length;
  const open = view.keys.filter((key) => props.mayChange.has(key));
  const area = text(`people.areas.${view.area}`);
  return (
    <section id={`area-${view.area}`} className={classes.area} aria-labelledby={heading}>
      <div className={classes.areaHead}>
        <CheckBox
          checked={held === view.keys.length}
          mixed={held > 0 && held < view.keys.length}
          disabled={open.length === 0}
          label={text("people.rights.areaAll", { area })}
          onChange={(on) => props.onSet(view.keys, on)}
        />
        <h2 id={heading} className={classes.areaTitle}>
          {area}
        </h2>
        <span className={classes.areaCount}>
          {text("people.rights.areaCount", { held, all: view.keys.length })}
        </span>
      </div>
      <ul className={classes.rights}>
        {view.shown.map((key) => (
          <Right key={key} right={key} props={props} />
        ))}
      </ul>
    </section>
  );
}

/** Every permission of the product by area, with an index of the areas. */
export function RightsAreas(props: RightsAreasProps) {
  const { text } = useText();
  const [search, setSearch] = useState("");
  const views = areasFor(search, (key) => text(`people.permissions.${key}`));
  return (
    <div className={classes.columns}>
      <nav className={classes.index} aria-label={text("people.rights.areas")}>
        {views.map(({ area, keys }) => (
          <a key={area} href={`#area-${area}`} className={classes.indexEntry}>
            <span>{text(`people.areas.${area}`)}</span>
            {keys.some((key) => props.start.has(key) !== props.chosen.has(key)) && (
              <span className={classes.changed} aria-hidden />
            )}
            <span className={classes.indexCount}>
              {keys.filter((key) => props.chosen.has(key)).length}/{keys.length}
            </span>
          </a>
        ))}
      </nav>
      <div className={classes.main}>
        <TextInput
          type="search"
          className={classes.search}
          aria-label={text("people.rights.search")}
          placeholder={text("people.rights.search")}
          leftSection={<IconSearch size={15} stroke={1.7} aria-hidden />}
          value={search}
          maxLength={100}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        {views.map((view) => (
          <Area key={view.area} view={view} props={props} />
        ))}
        {views.length === 0 && (
          <EmptyState
            icon={<IconFilterOff size={22} stroke={1.7} />}
            title={text("people.rights.noMatch", { search })}
          />
        )}
      </div>
    </div>
  );
}
