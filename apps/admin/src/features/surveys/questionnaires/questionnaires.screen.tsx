import { screenPath } from "@polyphon/admin-kit/screens/screen-path.ts";
import type { ResourceRow } from "@polyphon/admin-kit/kit/kit-resource.ts";
import { ResourceFormPage } from "@polyphon/admin-kit/form/resource-form-page.tsx";
import { ResourceScreens } from "@polyphon/admin-kit/screens/resource-screens.tsx";
import type { RowAction } from "@polyphon/admin-kit/row/row-menu.tsx";
import { questionnaire } from "@polyphon/contract/surveys/questionnaire.resource.ts";
import { IconListDetails, IconMessage, IconRestore } from "@tabler/icons-react";
import { useState } from "react";
import { useAccount } from "../../../shared/session/account.ts";
import { LinkButton } from "../../../shared/address/link-button.tsx";
import { useGo } from "../../../shared/address/app-link.tsx";
import { useRecordId } from "../../../shared/address/record-address.ts";
import { useCurrentScreen } from "../../../shared/screens/current-screen.ts";
import "../../../shared/theme/styles-screens.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { ResetDialog } from "./reset-dialog.tsx";

const icon = { size: 15, stroke: 1.7, "aria-hidden": true } as const;

const icons = {
  questions: <IconListDetails {...icon} />,
  answers: <IconMessage {...icon} />,
  reset: <IconRestore {...icon} />,
};
const paths = { questions: "/admin/question-list/:id", answers: "/admin/answers/:id" } as const;

function QuestionnaireList() {
  const { text } = useText();
  const go = useGo();
  const { companyId } = useAccount();
  const [asked, setAsked] = useState<ResourceRow | null>(null);
  const entry = (key: keyof typeof icons, onPress: () => void): RowAction => ({
    key,
    label: text(`surveys.open.${key}`),
    icon: icons[key],
    onPress,
  });
  return (
    <>
      <ResourceScreens
        resource={questionnaire}
        query={useListQuery()}
        rowActions={(row) => [
          entry("questions", () => go(screenPath(paths.questions, row.id))),
          entry("answers", () => go(screenPath(paths.answers, row.id))),
          // Only the provider may reset, as only the provider writes questionnaires.
          ...(companyId === null ? [entry("reset", () => setAsked(row))] : []),
        ]}
      />
      {asked && <ResetDialog id={asked.id} title={String(asked["title"])} onClose={() => setAsked(null)} />}
    </>
  );
}

/** From a questionnaire to its questions and to what was answered. */
function Ways({ id }: Pick<ResourceRow, "id">) {
  const { text } = useText();
  return (["questions", "answers"] as const).map((key) => (
    <LinkButton key={key} href={screenPath(paths[key], id)} variant="default" leftSection={icons[key]}>
      {text(`surveys.open.${key}`)}
    </LinkButton>
  ));
}

const waysOf = ({ id }: ResourceRow) => <Ways id={id} />;

/** The list, or the form that the address names. */
export default function QuestionnairesScreen() {
  const screen = useCurrentScreen();
  const id = useRecordId();
  if (screen === questionnaire.screens.add)
    return <ResourceFormPage resource={questionnaire} id={undefined} />;
  if (screen === questionnaire.screens.edit)
    return <ResourceFormPage key={id} resource={questionnaire} id={id} actions={waysOf} />;
  return <QuestionnaireList />;
}
