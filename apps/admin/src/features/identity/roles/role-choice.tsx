import { userTypeNames } from "@polyphon/contract/permissions.ts";
import { useId } from "react";
import type { Account } from "../../../shared/session/account.ts";
import { type Text, useText } from "../../../shared/text/use-text.ts";
import classes from "./role-choice.module.css";

type OwnRole = Account["userRoles"][number];

interface RoleChoiceProps {
  roles: readonly OwnRole[];
  value: number | undefined;
  /** The role in use, where one is. */
  current: number | null;
  fault: string | null;
  onChange: (role: OwnRole) => void;
}

function underOf({ roleName, userType, companies }: OwnRole, text: Text): string {
  const name = userTypeNames[userType];
  const type = name && text(`shell.userTypes.${name}`);
  const [only] = companies;
  const where =
    companies.length > 1
      ? text("identity.picker.companies", { count: companies.length })
      : (only?.companyDomain ?? null);
  // Most roles are named after their type, which is then not repeated.
  return [type === roleName ? null : type, where].filter(Boolean).join(" · ");
}

/** The roles as radio buttons, with arrow keys as in every group of them. */
export function RoleChoice({ roles, value, current, fault, onChange }: RoleChoiceProps) {
  const { text } = useText();
  const id = useId();
  return (
    <fieldset className={classes.group} aria-describedby={fault === null ? undefined : `${id}-fault`}>
      <legend className={classes.legend}>{text("identity.picker.role")}</legend>
      {roles.map((role) => (
        <label key={role.id} className={classes.option}>
          <input type="radio" name={id} checked={role.id === value} onChange={() => onChange(role)} />
          <span className={classes.words}>
            <span className={classes.name}>{role.roleName}</span>
            <span className={classes.under}>{underOf(role, text)}</span>
          </span>
          {role.roleId === current && <span className={classes.now}>{text("identity.picker.current")}</span>}
        </label>
      ))}
      <div id={`${id}-fault`} role="alert" className={classes.fault}>
        {fault}
      </div>
    </fieldset>
  );
}
