import { listNotAnswered } from "@polyphon/contract/surveys/questionnaire-front.contract.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useLocation, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { addressOf } from "../../shared/address/address.ts";
import { type Me, useMe } from "../../shared/session/me.ts";
import { notify } from "../../shared/notices/notices.ts";
import { t } from "../../shared/text/text.ts";
import { QuestionnaireDialog } from "./questionnaire-dialog.tsx";
import { surveyMemory } from "./survey-memory.ts";

/** Not shown to staff viewing the app, to groups, or again in the same login after skipping. */
const isQuiet = ({ account }: Me): boolean =>
  account.kind === "staff" || account.isAssociateLogin || surveyMemory.isKept();

/** A user on the profile is there for something else and is not redirected. */
function useLoadFailure(error: unknown, onOver: () => void): void {
  const { history } = useRouter();
  const { pathname } = useLocation();
  useEffect(() => {
    if (error === null) return;
    // An expired session is reported by the page as a whole.
    if (pathname !== addressOf("/profile") && problemOf(error)?.error !== "invalid_token") {
      notify("bad", t("surveys.loadFailed"), { title: t("surveys.announcement"), long: true });
      history.replace(addressOf("/dashboard"));
    }
    onOver();
  }, [error, pathname, history, onOver]);
}

/** Shows the questionnaire that ends first, if there is one. */
export default function QuestionnaireModal({ onOver }: { onOver: () => void }) {
  const me = useMe();
  const [quiet] = useState(() => isQuiet(me));
  const [date] = useState(() => localDateOf(new Date(), me.company.companyTimeZone));
  const open = useEndpoint(
    listNotAnswered,
    { date },
    { enabled: !quiet, staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false },
  );
  useLoadFailure(open.error, onOver);
  const nothing = quiet || open.data?.length === 0;
  useEffect(() => {
    if (nothing) onOver();
  }, [nothing, onOver]);
  const [asked] = open.data ?? [];
  return asked && !quiet ? <QuestionnaireDialog asked={asked} onOver={onOver} /> : null;
}
