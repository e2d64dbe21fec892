import { actionsColumn } from "@polyphon/admin-kit/column/actions-column.tsx";
import type { ListColumn } from "@polyphon/admin-kit/list/list-column.ts";
import type { RowOf } from "@polyphon/admin-kit/list/use-list.ts";
import type { listRoleAssignments } from "@polyphon/contract/people/roles.contract.ts";
import { Face } from "@polyphon/ui/data/face.tsx";
import { IconEye, IconPencil, IconUserMinus } from "@tabler/icons-react";
import { type Texts, useText } from "../../../../shared/text/use-text.ts";
import classes from "../roles.module.css";
import { roleLabel } from "../role-label.ts";

export type AssignmentRow = RowOf<typeof listRoleAssignments>;

export const personName = ({ account }: AssignmentRow): string =>
  `${account.firstName} ${account.lastName}`.trim();

interface ColumnDeps {
  readonly withRole: boolean;
  readonly onOpen: (row: AssignmentRow) => void;
  readonly onRemove: (row: AssignmentRow) => void;
}

function Person({ row, onOpen }: { row: AssignmentRow; onOpen: ColumnDeps["onOpen"] }) {
  const name = personName(row);
  return (
    <span className={classes.person}>
      <Face name={name} size={26} />
      <span className={classes.words}>
        <button type="button" className={classes.button} onClick={() => onOpen(row)}>
          {name}
        </button>
        <span className={classes.quiet}>{row.account.email}</span>
      </span>
    </span>
  );
}

interface Named {
  readonly name: string;
}

const namesOf = (all: readonly Named[]) => all.map(({ name }) => name).join(", ");

/** The first name and how many more; all of them on hover. */
function Names({ names, none, texts }: { names: readonly Named[]; none: string; texts: Texts }) {
  const [first, ...others] = names;
  if (first === undefined) return <span className={classes.none}>{none}</span>;
  return (
    <span className={classes.names} title={namesOf(names)}>
      {first.name}
      {others.length > 0 && (
        <span className={classes.none}>
          {" "}
          {texts.text("people.assignments.more", { count: others.length })}
        </span>
      )}
    </span>
  );
}

function actionsOf(row: AssignmentRow, { text }: Texts, { onOpen, onRemove }: ColumnDeps) {
  const icon = { size: 15, stroke: 1.7, "aria-hidden": true } as const;
  if (!row.can.change)
    return [
      {
        key: "view",
        label: text("people.assignments.view"),
        icon: <IconEye {...icon} />,
        onPress: () => onOpen(row),
      },
    ];
  return [
    {
      key: "edit",
      label: text("people.assignments.edit"),
      icon: <IconPencil {...icon} />,
      onPress: () => onOpen(row),
    },
    {
      key: "remove",
      label: text("people.assignments.remove"),
      icon: <IconUserMinus {...icon} />,
      onPress: () => onRemove(row),
      danger: true,
    },
  ];
}

export function useAssignmentColumns(deps: ColumnDeps): ListColumn<AssignmentRow>[] {
  const texts = useText();
  const { text, language } = texts;
  const none = text("people.assignments.none");
  const all = text("people.assignments.allCompanies");
  const quiet = (words: (row: AssignmentRow) => string) => ({
    words,
    render: (row: AssignmentRow) => words(row) || <span className={classes.none}>{none}</span>,
  });
  const role: ListColumn<AssignmentRow> = {
    key: "role",
    header: text("people.assignments.role"),
    card: "foot",
    words: (row) => roleLabel({ userType: row.userType, name: row.role.name }, text),
  };
  return [
    {
      key: "person",
      header: text("people.assignments.person"),
      width: "26%",
      card: "title",
      words: (row) => `${personName(row)} · ${row.account.email}`,
      render: (row) => <Person row={row} onOpen={deps.onOpen} />,
    },
    ...(deps.withRole ? [role] : []),
    {
      key: "alias",
      header: text("people.assignments.alias"),
      card: "hidden",
      ...quiet((row) => row.aliasEmail ?? ""),
    },
    {
      key: "companies",
      header: text("people.assignments.companies"),
      card: "line",
      words: (row) => namesOf(row.companies) || all,
      render: (row) => <Names names={row.companies} none={all} texts={texts} />,
    },
    {
      key: "categories",
      header: text("people.assignments.categories"),
      card: "hidden",
      words: (row) => namesOf(row.categories),
      render: (row) => <Names names={row.categories} none={none} texts={texts} />,
    },
    {
      key: "code",
      header: text("people.assignments.code"),
      card: "hidden",
      ...quiet((row) => row.curatorCode ?? ""),
    },
    {
      key: "target",
      header: text("people.assignments.target"),
      align: "end",
      card: "hidden",
      ...quiet((row) => row.weeklyTarget?.toLocaleString(language) ?? ""),
    },
    actionsColumn(text, personName, (row) => actionsOf(row, texts, deps)),
  ];
}
