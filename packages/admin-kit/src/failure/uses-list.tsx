import type { RowUse } from "@polyphon/contract/errors.ts";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { Fragment } from "react";
import { useKit } from "../kit/kit-context.tsx";
import { useKitPerson } from "../kit/kit-person.ts";
import classes from "./uses-list.module.css";

function UseLine({ kind, count, more, examples }: RowUse) {
  const { text, link } = useKit();
  const { hrefOfUse } = useKitPerson();
  const rest = count - examples.length;
  const number = more ? text("uses.moreThan", { number: count }) : count;
  return (
    <li>
      {text(`uses.${kind}`, { count, number })}:{" "}
      {examples.map(({ id, name }, at) => {
        const href = hrefOfUse(kind, id);
        const children = text("uses.quoted", { name });
        return (
          <Fragment key={id}>
            {at > 0 && ", "}
            {href === undefined ? children : link({ href, children })}
          </Fragment>
        );
      })}
      {rest > 0 && ` ${more ? text("uses.others") : text("kit.act.more", { count: rest })}`}
    </li>
  );
}

/** What still uses a row, by name and with links. The sentence above it has counted everything. */
export function UsesList({ error }: { error: unknown }) {
  const named = (problemOf(error)?.uses ?? []).filter(({ examples }) => examples.length > 0);
  if (named.length === 0) return null;
  return (
    <ul className={classes.uses}>
      {named.map((use) => (
        <UseLine key={use.kind} {...use} />
      ))}
    </ul>
  );
}
