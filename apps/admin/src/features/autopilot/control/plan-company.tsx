import { Button, Modal } from "@mantine/core";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { useKit } from "@polyphon/admin-kit/kit/kit-context.tsx";
import { ReferenceInput } from "@polyphon/admin-kit/reference/reference-input.tsx";
import { planCompanyNow } from "@polyphon/contract/autopilot/autopilot-control.contract.ts";
import { choiceSources } from "@polyphon/contract/kit/choice-source.ts";
import type { Named } from "@polyphon/contract/kit/named.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { IconPlayerPlay } from "@tabler/icons-react";
import { useState } from "react";
import { holds, useAccount } from "../../../shared/session/account.ts";
import { useGo } from "../../../shared/address/app-link.tsx";
import { useNotify } from "../../../shared/notices/notices.tsx";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useText } from "../../../shared/text/use-text.ts";
import classes from "../autopilot.module.css";

function PlanDialog({ company, onClose }: { company: Named | null; onClose: () => void }) {
  const { text } = useText();
  const kit = useKit();
  const notify = useNotify();
  const go = useGo();
  const [chosen, setChosen] = useState<Named | null>(company);
  const plan = useCommand(planCompanyNow, {
    onSuccess: ({ runId }) => {
      notify({ tone: "ok", text: text("autopilot.runs.asked", { company: chosen?.name ?? "" }) });
      onClose();
      go(screenHref("/admin/view-company-autopilot-log/:id", { id: runId }));
    },
  });
  return (
    <Modal.Root opened onClose={onClose} closeOnClickOutside={false} centered size="sm">
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes.dialog ?? ""}>
          <Modal.Title className={classes.dialogTitle ?? ""}>
            {text("autopilot.runs.planQuestion")}
          </Modal.Title>
          <p className={classes.words}>{text("autopilot.runs.planText")}</p>
          {company === null ? (
            <ReferenceInput
              endpoint={choiceSources.company}
              label={text("autopilot.runs.fields.company")}
              value={chosen}
              onChange={setChosen}
            />
          ) : (
            <p className={classes.words}>
              <b>{company.name}</b>
            </p>
          )}
          {plan.isError && <NoticeStrip tone="bad">{failureText(plan.error, kit.text).text}</NoticeStrip>}
          <div className={classes.buttons}>
            <Button variant="default" onClick={onClose}>
              {text("autopilot.runs.cancel")}
            </Button>
            <Button
              loading={plan.isPending}
              disabled={chosen === null}
              onClick={() => chosen && plan.mutate({ companyId: chosen.id })}
            >
              {text("autopilot.runs.planYes")}
            </Button>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Plans a company's week now; for the provider's staff who may edit companies. */
export function PlanCompany({ company }: { company: Named | null }) {
  const { text } = useText();
  const account = useAccount();
  const [opened, setOpened] = useState(false);
  if (account.companyId !== null || !holds(account, "edit_company")) return null;
  return (
    <>
      <Button
        leftSection={<IconPlayerPlay size={15} stroke={1.8} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {text(company === null ? "autopilot.runs.planNow" : "autopilot.runs.planThis")}
      </Button>
      {opened && <PlanDialog company={company} onClose={() => setOpened(false)} />}
    </>
  );
}
