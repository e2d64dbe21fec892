import { actionsColumn } from "@polyphon/admin-kit/column/actions-column.tsx";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { listRoleAssignments } from "@polyphon/contract/people/roles.contract.ts";
import { Face } from "@polyphon/ui/data/face.tsx";
import type { TableColumn } from "@polyphon/ui/data/table/table-model.ts";
import { IconEye, IconPencil, IconUserMinus } from "@tabler/icons-react";
import { type Texts, useText } from "../../../../shared/text/use-text.ts";
import classes from "../roles.module.css";
import { roleLabel } from "../role-label.ts";

export type AssignmentRow = OutputOf<typeof listRoleAssignments>["items"][number];

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

/** The first name and how many more; all of them on hover. */
function Names({ names, none, texts }: { names: readonly string[]; none: string; texts: Texts }) {
  const [first, ...others] = names;
  if (first === undefined) return <span className={classes.none}>{none}</span>;
  return (
    <span className={classes.names} title={names.join(", ")}>
      {first}
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

export function useAssignmentColumns(deps: ColumnDeps): TableColumn<AssignmentRow>[] {
  const texts = useText();
  const { text, language } = texts;
  const quiet = (value: string | null) =>
    value ?? <span className={classes.none}>{text("people.assignments.none")}</span>;
  const role: TableColumn<AssignmentRow> = {
    key: "role",
    header: text("people.assignments.role"),
    card: "foot",
    render: (row) => roleLabel({ userType: row.userType, name: row.role.name }, text),
  };
  return [
    {
      key: "person",
      header: text("people.assignments.person"),
      width: "26%",
      card: "title",
      render: (row) => <Person row={row} onOpen={deps.onOpen} />,
    },
    ...(deps.withRole ? [role] : []),
    {
      key: "alias",
      header: text("people.assignments.alias"),
      card: "hidden",
      render: (row) => quiet(row.aliasEmail),
    },
    {
      key: "companies",
      header: text("people.assignments.companies"),
      card: "line",
      render: (row) => (
        <Names
          names={row.companies.map(({ name }) => name)}
          none={text("people.assignments.allCompanies")}
          texts={texts}
        />
      ),
    },
    {
      key: "categories",
      header: text("people.assignments.categories"),
      card: "hidden",
      render: (row) => (
        <Names
          names={row.categories.map(({ name }) => name)}
          none={text("people.assignments.none")}
          texts={texts}
        />
      ),
    },
    {
      key: "code",
      header: text("people.assignments.code"),
      card: "hidden",
      render: (row) => quiet(row.curatorCode),
    },
    {
      key: "target",
      header: text("people.assignments.target"),
      align: "end",
      card: "hidden",
      render: (row) => quiet(row.weeklyTarget === null ? null : row.weeklyTarget.toLocaleString(language)),
    },
    actionsColumn(text, personName, (row) => actionsOf(row, texts, deps)),
  ];
}
