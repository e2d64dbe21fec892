import "../../../shared/theme/styles-screens.ts";
import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import { actionsColumn } from "@polyphon/admin-kit/column/actions-column.tsx";
import { useLate } from "@polyphon/admin-kit/kit/use-late.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { listRoles } from "@polyphon/contract/people/roles.contract.ts";
import { permissionKeys } from "@polyphon/contract/permissions.ts";
import { DataTable } from "@polyphon/ui/data/table/data-table.tsx";
import type { TableColumn } from "@polyphon/ui/data/table/table-model.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { PageFrame } from "@polyphon/ui/layout/page/page-frame.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { IconEye, IconPencil, IconUsers } from "@tabler/icons-react";
import { holds, useAccount } from "../../../shared/session/account.ts";
import { AppLink, useGo } from "../../../shared/address/app-link.tsx";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { type Text, useText } from "../../../shared/text/use-text.ts";
import classes from "./roles.module.css";
import { roleLabel } from "./role-label.ts";

type Role = OutputOf<typeof listRoles>["items"][number];

const rightsHref = ({ id }: Role) => screenHref("/admin/editpermission/:id", { id });
const peopleHref = ({ id, name }: Role) =>
  screenHref("/admin/assigned-users/:id/:roleName", { id, roleName: name });

function RightsCell({ role, text }: { role: Role; text: Text }) {
  const held = role.can.edit ? role.permissions.length : permissionKeys.length;
  const share = `${Math.round((held / permissionKeys.length) * 100)}%`;
  return (
    <span className={classes.meter}>
      <span className={classes.track} aria-hidden>
        <span className={classes.fill} style={{ width: share }} />
      </span>
      {role.can.edit
        ? text("people.roles.rightsOf", { held, all: permissionKeys.length })
        : text("people.roles.everything")}
    </span>
  );
}

function useColumns(): TableColumn<Role>[] {
  const { text, language } = useText();
  const go = useGo();
  const mayList = holds(useAccount(), "list_user_roles");
  const actions = (role: Role) => [
    {
      key: "rights",
      label: text(role.can.edit ? "people.roles.editRights" : "people.roles.viewRights"),
      icon: role.can.edit ? (
        <IconPencil size={15} stroke={1.7} aria-hidden />
      ) : (
        <IconEye size={15} stroke={1.7} aria-hidden />
      ),
      onPress: () => go(rightsHref(role)),
    },
    ...(mayList
      ? [
          {
            key: "people",
            label: text("people.roles.showPeople"),
            icon: <IconUsers size={15} stroke={1.7} aria-hidden />,
            onPress: () => go(peopleHref(role)),
          },
        ]
      : []),
  ];
  return [
    {
      key: "name",
      header: text("people.roles.name"),
      width: "34%",
      card: "title",
      render: (role) => (
        <AppLink href={rightsHref(role)} className={classes.name}>
          {roleLabel(role, text)}
        </AppLink>
      ),
    },
    {
      key: "rights",
      header: text("people.roles.rights"),
      width: "34%",
      card: "foot",
      render: (role) => <RightsCell role={role} text={text} />,
    },
    {
      key: "people",
      header: text("people.roles.people"),
      align: "end",
      card: "line",
      render: (role) => {
        const count = role.people.toLocaleString(language);
        if (!mayList) return count;
        const spoken = text("people.roles.peopleIn", { count: role.people, role: roleLabel(role, text) });
        return (
          <AppLink href={peopleHref(role)} className={classes.figure} aria-label={spoken}>
            {count}
          </AppLink>
        );
      },
    },
    actionsColumn(text, (role) => roleLabel(role, text), actions),
  ];
}

export default function RoleListScreen() {
  const { text } = useText();
  const go = useGo();
  const list = useEndpoint(listRoles, {});
  const late = useLate(list.isPending);
  const roles = list.data?.items ?? [];
  const columns = useColumns();
  const instead = () => {
    if (list.isError && list.data === undefined)
      return (
        <LoadFailed title={text("kit.failed.title")} error={list.error} onAgain={() => void list.refetch()} />
      );
    return list.data && roles.length === 0 ? <EmptyState title={text("people.roles.empty")} /> : undefined;
  };
  return (
    <PageFrame
      head={
        <PageHead
          title={text("people.roles.title")}
          sub={list.data ? text("people.roles.count", { count: roles.length }) : "\u00A0"}
        />
      }
    >
      <DataTable
        label={text("people.roles.title")}
        columns={columns}
        rows={roles}
        rowKey={(role) => String(role.id)}
        onRowOpen={(role) => go(rightsHref(role))}
        loading={late ? { label: text("kit.list.loading"), rows: 8 } : undefined}
        instead={instead()}
      />
    </PageFrame>
  );
}
