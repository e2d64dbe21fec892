import { Button } from "@mantine/core";
import { useKit } from "@polyphon/admin-kit/kit-context.tsx";
import { ListPage } from "@polyphon/admin-kit/list-page.tsx";
import { listRange } from "@polyphon/admin-kit/list-range.ts";
import { LoadFailed } from "@polyphon/admin-kit/load-failed.tsx";
import { SearchField } from "@polyphon/admin-kit/search-field.tsx";
import { useLate } from "@polyphon/admin-kit/use-late.ts";
import { usePageTrail } from "@polyphon/admin-kit/use-page-trail.ts";
import { listRoleAssignments } from "@polyphon/contract/people/roles.contract.ts";
import { DataTable } from "@polyphon/ui/data/data-table.tsx";
import { EmptyState } from "@polyphon/ui/feedback/empty-state.tsx";
import { useEndpoint } from "@polyphon/web/use-endpoint.ts";
import { IconFilterOff, IconPlus } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useListQuery } from "../../shared/use-list-query.ts";
import { useText } from "../../shared/use-text.ts";
import { useAssignmentColumns, type AssignmentRow } from "./assignment-columns.tsx";
import { AssignmentDrawer } from "./assignment-drawer.tsx";
import { RemoveAssignment } from "./remove-assignment.tsx";
import type { RoleChoice } from "./role-choice.ts";

export interface AssignmentListProps {
  title: string;
  roles: readonly RoleChoice[];
  /** Shows the people of one role only. */
  role: RoleChoice | undefined;
  tabs?: ReactNode;
}

const PAGE = 25;

function targetOf(value: string | undefined): number | "new" | undefined {
  if (value === "new") return "new";
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** Who holds which role, by name. The open form stands in the address as `?open=`. */
export function AssignmentList({ title, roles, role, tabs }: AssignmentListProps) {
  const { text } = useText();
  const kit = useKit();
  const query = useListQuery();
  const [removing, setRemoving] = useState<AssignmentRow | null>(null);
  const { after } = query.values;
  const search = query.values["search"] ?? "";
  const trail = usePageTrail(after);
  const list = useEndpoint(
    listRoleAssignments,
    {
      limit: PAGE,
      ...(after === undefined ? {} : { after }),
      ...(search === "" ? {} : { search }),
      ...(role === undefined ? {} : { roleId: role.id }),
    },
    { placeholderData: keepPreviousData },
  );
  const late = useLate(list.isPending);
  const rows = list.data?.items ?? [];
  const next = list.data?.next ?? undefined;
  const count =
    list.data !== undefined && next === undefined && trail.start !== undefined
      ? trail.start + rows.length
      : undefined;
  const open = (row: AssignmentRow) => query.change({ open: String(row.id) });
  const columns = useAssignmentColumns({ withRole: role === undefined, onOpen: open, onRemove: setRemoving });
  const target = targetOf(query.values["open"]);
  const mayAdd = role === undefined ? roles.some((one) => one.can.assign) : role.can.assign;
  const addButton = mayAdd && (
    <Button leftSection={<IconPlus size={15} aria-hidden />} onClick={() => query.change({ open: "new" })}>
      {text("people.assignments.assign")}
    </Button>
  );

  const instead = () => {
    if (list.isError && list.data === undefined)
      return (
        <LoadFailed title={text("kit.failed.title")} error={list.error} onAgain={() => void list.refetch()} />
      );
    if (list.data === undefined || rows.length > 0) return undefined;
    if (search !== "")
      return (
        <EmptyState
          icon={<IconFilterOff size={22} stroke={1.7} />}
          title={text("kit.list.noMatch", { search })}
          text={text("kit.list.noMatchText")}
          actions={
            <Button variant="default" onClick={() => query.change({ search: undefined, after: undefined })}>
              {text("kit.list.clearSearch")}
            </Button>
          }
        />
      );
    return (
      <EmptyState
        title={text(role ? "people.assignments.emptyRole" : "people.assignments.empty")}
        text={text(role ? "people.assignments.emptyRoleText" : "people.assignments.emptyText")}
        actions={addButton}
      />
    );
  };

  const countWords = () => {
    if (list.data === undefined) return "\u00A0";
    if (count === undefined)
      return text("people.assignments.moreThan", { count: (trail.start ?? 0) + rows.length });
    return text(search === "" ? "people.assignments.count" : "people.assignments.found", { count });
  };

  return (
    <>
      <ListPage
        title={title}
        count={countWords()}
        actions={addButton}
        {...(tabs === undefined ? {} : { tabs })}
        toolbar={
          <SearchField
            label={text("people.assignments.search")}
            value={search}
            onSearch={(value) => query.change({ search: value, after: undefined }, { replace: true })}
          />
        }
        range={listRange({ start: trail.start, rows: rows.length, count }, kit)}
        onPrevious={trail.isFirst ? undefined : () => query.change({ after: trail.previous })}
        onNext={
          next === undefined
            ? undefined
            : () => {
                trail.walkTo(next, rows.length);
                query.change({ after: next });
              }
        }
      >
        <DataTable
          label={title}
          columns={columns}
          rows={rows}
          rowKey={(row) => String(row.id)}
          onRowOpen={open}
          loading={late ? { label: text("kit.list.loading"), rows: 10 } : undefined}
          instead={instead()}
        />
      </ListPage>
      {target !== undefined && (
        <AssignmentDrawer
          key={target}
          target={target}
          roles={roles}
          role={role}
          onClose={() => query.change({ open: undefined }, { replace: true })}
        />
      )}
      <RemoveAssignment row={removing} onDone={() => setRemoving(null)} />
    </>
  );
}
