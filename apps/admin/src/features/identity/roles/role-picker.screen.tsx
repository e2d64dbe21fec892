import "../../../shared/theme/styles-screens.ts";
import { Button, Select, Stack } from "@mantine/core";
import { chooseRole } from "@polyphon/contract/identity/roles.contract.ts";
import { byDomain, byRoleName } from "@polyphon/rules/identity/sign-in/sign-in-path.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { type FormEvent, useState } from "react";
import { type Account, useAccount } from "../../../shared/session/account.ts";
import { startSession } from "../../../shared/session/session.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { useLogout } from "../../../shared/session/use-logout.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { AuthPage } from "../auth-page.tsx";
import { FailureStrip } from "../failure-strip.tsx";
import { RoleChoice } from "./role-choice.tsx";
import { useEnter } from "../sign-in/use-enter.ts";
import { useFailure } from "../use-failure.ts";

type OwnRole = Account["userRoles"][number];

interface Choice {
  readonly role: OwnRole | undefined;
  readonly companyId: number | undefined;
}

/** A single role is preselected; changing the role starts from the current one. */
function startOf({ userRoles, roleId, companyId }: Account): Choice {
  const role = userRoles.length === 1 ? userRoles[0] : userRoles.find((one) => one.roleId === roleId);
  const company = role?.companies.find(({ id }) => id === companyId);
  return { role, companyId: company?.id };
}

function useChoice(account: Account) {
  const { text } = useText();
  const [choice, setChoice] = useState<Choice>(() => startOf(account));
  const [tried, setTried] = useState(false);
  const several = (choice.role?.companies.length ?? 0) > 1;
  const companyMissing = several && choice.companyId === undefined;
  return {
    ...choice,
    several,
    chooseRole: (role: OwnRole) => setChoice({ role, companyId: undefined }),
    chooseCompany: (companyId: number | undefined) => setChoice((now) => ({ ...now, companyId })),
    ready: choice.role !== undefined && !companyMissing,
    try: () => setTried(true),
    roleFault: tried && choice.role === undefined ? text("identity.picker.roleNeeded") : null,
    companyFault: tried && companyMissing ? text("identity.picker.companyNeeded") : null,
  };
}

function PickerForm({ account }: { account: Account }) {
  const { text, language } = useText();
  const { values } = useListQuery();
  const enter = useEnter();
  const { leave } = useLogout();
  const [entering, setEntering] = useState(false);
  const { failure, clear, fail } = useFailure(text("identity.picker.failed"));
  const choose = useCommand(chooseRole);
  const choice = useChoice(account);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    clear();
    choice.try();
    if (!choice.ready || !choice.role) return;
    setEntering(true);
    try {
      const { id: assignmentId } = choice.role;
      const { companyId } = choice;
      const answer = await choose.mutateAsync({
        assignmentId,
        ...(companyId === undefined ? {} : { companyId }),
      });
      startSession(answer.access_token, answer.expires_in);
      await enter(answer.account, values["next"]);
    } catch (error) {
      fail(error);
    } finally {
      setEntering(false);
    }
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="md">
        <FailureStrip failure={failure} />
        <RoleChoice
          roles={byRoleName(account.userRoles, language)}
          value={choice.role?.id}
          current={account.can.mode === "limited" ? null : account.roleId}
          fault={choice.roleFault}
          onChange={choice.chooseRole}
        />
        {choice.several && choice.role && (
          <Select
            label={text("identity.picker.company")}
            placeholder={text("identity.picker.find")}
            data={byDomain(choice.role.companies).map(({ id, companyDomain }) => ({
              value: String(id),
              label: companyDomain,
            }))}
            value={choice.companyId === undefined ? null : String(choice.companyId)}
            onChange={(value) => choice.chooseCompany(value === null ? undefined : Number(value))}
            error={choice.companyFault}
            nothingFoundMessage={text("shell.failures.noRecord")}
            searchable
            aria-required
          />
        )}
        <Button type="submit" size="md" fullWidth loading={entering}>
          {text("identity.picker.submit")}
        </Button>
        <Button variant="subtle" onClick={leave}>
          {text("identity.picker.logout")}
        </Button>
      </Stack>
    </form>
  );
}

export default function RolePickerScreen() {
  const { text } = useText();
  const account = useAccount();
  const { leave } = useLogout();
  return (
    <AuthPage
      title={text("identity.picker.title")}
      text={text("identity.picker.text")}
      tab={text("screens.user_role")}
    >
      {account.userRoles.length > 0 ? (
        <PickerForm account={account} />
      ) : (
        <EmptyState
          compact
          headingLevel={2}
          title={text("identity.picker.none")}
          text={text("identity.picker.noneText")}
          actions={<Button onClick={leave}>{text("identity.picker.logout")}</Button>}
        />
      )}
    </AuthPage>
  );
}
