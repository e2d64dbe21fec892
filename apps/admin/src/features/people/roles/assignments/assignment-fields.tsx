import { NumberInput, Select, Switch, TagsInput, TextInput } from "@mantine/core";
import { ReferencesInput } from "@polyphon/admin-kit/reference/references-input.tsx";
import { limits } from "@polyphon/contract/limits.ts";
import {
  findAssignableCategories,
  findAssignableCompanies,
} from "@polyphon/contract/people/roles.contract.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import { type StoredAssignment, workOf } from "./assignment-draft.ts";
import classes from "./assignment-form.module.css";
import type { RoleChoice } from "../role-choice.ts";
import { roleLabel } from "../role-label.ts";
import { StaffChoice } from "./staff-choice.tsx";
import type { AssignmentFormState } from "./use-assignment-form.ts";

export interface AssignmentFieldsProps {
  form: AssignmentFormState;
  stored: StoredAssignment | undefined;
  roles: readonly RoleChoice[];
}

function WhoFields({ form, stored, roles }: AssignmentFieldsProps) {
  const { text } = useText();
  const { draft, change, errors } = form;
  if (stored)
    return (
      <dl className={classes.facts}>
        <dt>{text("people.assignment.account")}</dt>
        <dd>{stored.account.email}</dd>
        <dt>{text("people.assignment.role")}</dt>
        <dd>{roleLabel({ userType: stored.userType, name: stored.role.name }, text)}</dd>
      </dl>
    );
  return (
    <>
      <StaffChoice
        label={text("people.assignment.account")}
        description={text("people.assignment.accountHelp", { count: limits.search.min })}
        error={errors["accountId"]}
        withAsterisk
        value={draft.account}
        onChange={(account) => change("account", account)}
      />
      <Select
        label={text("people.assignment.role")}
        description={text("people.assignment.roleHelp")}
        error={errors["roleId"]}
        withAsterisk
        allowDeselect={false}
        data={roles
          .filter(({ can }) => can.assign)
          .map((one) => ({ value: String(one.id), label: roleLabel(one, text) }))}
        value={draft.roleId === null ? null : String(draft.roleId)}
        onChange={(id) => change("roleId", id === null ? null : Number(id))}
      />
    </>
  );
}

function WorkFields({ form, writer }: { form: AssignmentFormState; writer: boolean }) {
  const { text } = useText();
  const { draft, change, errors } = form;
  return (
    <>
      <ReferencesInput
        endpoint={findAssignableCategories}
        label={text("people.assignment.categories")}
        description={text("people.assignment.categoriesHelp")}
        error={errors["categoryIds"]}
        value={draft.categories}
        onChange={(categories) => change("categories", categories)}
      />
      <div className={classes.pair}>
        <TextInput
          label={text("people.assignment.curatorCode")}
          error={errors["curatorCode"]}
          maxLength={20}
          value={draft.curatorCode}
          onChange={(event) => change("curatorCode", event.currentTarget.value)}
        />
        <NumberInput
          label={text("people.assignment.weeklyTarget")}
          error={errors["weeklyTarget"]}
          placeholder={text("people.assignment.weeklyTargetHelp")}
          min={0}
          max={limits.roleAssignment.weeklyTarget}
          allowDecimal={false}
          value={draft.weeklyTarget ?? ""}
          onChange={(value) => change("weeklyTarget", typeof value === "number" ? value : null)}
        />
      </div>
      {writer && (
        <Switch
          label={text("people.assignment.readyToPublish")}
          description={text("people.assignment.readyToPublishHelp")}
          checked={draft.readyToPublish}
          onChange={(event) => change("readyToPublish", event.currentTarget.checked)}
        />
      )}
    </>
  );
}

/** The fields of an assignment, without those that the role does not use. */
export function AssignmentFields({ form, stored, roles }: AssignmentFieldsProps) {
  const { text } = useText();
  const { draft, change, errors } = form;
  const role = roles.find(({ id }) => id === draft.roleId);
  const { editorial, writer } = workOf(role?.userType ?? stored?.userType);
  return (
    <div className={classes.stack}>
      <WhoFields form={form} stored={stored} roles={roles} />
      <TextInput
        type="email"
        label={text("people.assignment.aliasEmail")}
        description={text("people.assignment.aliasHelp")}
        error={errors["aliasEmail"]}
        maxLength={limits.email.max}
        value={draft.aliasEmail}
        onChange={(event) => change("aliasEmail", event.currentTarget.value)}
      />
      {role && role.companies !== "none" && (
        <ReferencesInput
          endpoint={findAssignableCompanies}
          label={text("people.assignment.companies")}
          description={text(
            role.companies === "required"
              ? "people.assignment.companiesRequired"
              : "people.assignment.companiesOptional",
          )}
          error={errors["companyIds"]}
          withAsterisk={role.companies === "required"}
          value={draft.companies}
          onChange={(companies) => change("companies", companies)}
        />
      )}
      {editorial && <WorkFields form={form} writer={writer} />}
      <TagsInput
        label={text("people.assignment.notificationEmails")}
        description={text("people.assignment.notificationHelp", {
          count: draft.notificationEmails.length,
          max: limits.roleAssignment.notificationEmails,
        })}
        error={errors["notificationEmails"]}
        maxTags={limits.roleAssignment.notificationEmails}
        splitChars={[",", ";", " "]}
        acceptValueOnBlur
        value={[...draft.notificationEmails]}
        onChange={(emails) => change("notificationEmails", emails)}
      />
    </div>
  );
}
