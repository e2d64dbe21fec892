import { Button, Modal } from "@mantine/core";
import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { acceptTerms } from "@polyphon/contract/identity/profile.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { readPage } from "@polyphon/contract/site/site.contract.ts";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import "@polyphon/ui/theme/styles/styles-employee-screens.ts";
import { SafeHtml } from "@polyphon/web/html/safe-html.tsx";
import { useCommand, useEndpoint, useRefreshed } from "@polyphon/web/api/use-endpoint.ts";
import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect, useRef, useState } from "react";
import { AgreeBox } from "../../shared/form/agree-box.tsx";
import { useFormats } from "../../shared/time/formats.ts";
import { notify } from "../../shared/notices/notices.ts";
import { session } from "../../shared/session/session.ts";
import { t } from "../../shared/text/text.ts";
import { useLogout } from "../session/use-leave.ts";
import classes from "./terms.module.css";
import { lazyPart } from "../../shared/connection/lazy-part.ts";

const ConfirmModal = lazyPart(() => import("../../shared/dialog/confirm.modal.tsx"));

/** Nothing continues without the terms, or without the server's confirmation that they are accepted. */
function giveUp(): void {
  notify("bad", t("shell.failure.invalidRequest"), { title: t("identity.terms.title"), long: true });
  session.end(null);
}

function useAccept(onOver: () => void) {
  const queries = useQueryClient();
  const refreshed = useRefreshed();
  return useCommand(acceptTerms, {
    onSuccess: async () => {
      queries.setQueryData<OutputOf<typeof readAccount>>(
        [readAccount.name, {}],
        (account) => account && { ...account, userMeta: { ...account.userMeta, eulaStatus: true } },
      );
      await refreshed();
      onOver();
    },
    onError: giveUp,
  });
}

function Text() {
  const { date } = useFormats();
  const page = useEndpoint(readPage, { page: "eula" });
  useEffect(() => {
    if (page.error !== null) giveUp();
  }, [page.error]);
  if (!page.data) return <SkeletonRows label={t("identity.terms.loading")} rows={6} />;
  return (
    <>
      <SafeHtml html={page.data.description} className={classes.page} />
      <p className={classes.updated}>{t("identity.terms.updated", { date: date(page.data.updatedAt) })}</p>
    </>
  );
}

/** The terms of use: read, tick, agree. Refusing asks for confirmation and then logs out. */
export default function TermsModal({ onOver }: { onOver: () => void }) {
  const [ticked, setTicked] = useState(false);
  const [missing, setMissing] = useState(false);
  const [refusing, setRefusing] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const accept = useAccept(onOver);
  const logOut = useLogout();
  const agree = () => {
    setMissing(!ticked);
    if (ticked) accept.mutate({ eulaStatus: 1 });
    else box.current?.querySelector("input")?.focus();
  };
  return (
    <Modal.Root
      opened
      centered
      size={720}
      onClose={() => setRefusing(true)}
      closeOnClickOutside={false}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content radius="lg">
        <div className={classes.dialog}>
          <Modal.Title className={classes.title}>{t("identity.terms.title")}</Modal.Title>
          <p className={classes.text}>{t("identity.terms.text")}</p>
          {/* A long text scrolls here, so the keyboard must be able to reach it. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <section className={classes.scroll} tabIndex={0} aria-label={t("identity.terms.title")}>
            <Text />
          </section>
          <div ref={box}>
            <AgreeBox
              name="eula"
              checked={ticked}
              onChange={(now) => {
                setTicked(now);
                if (now) setMissing(false);
              }}
              error={missing ? t("identity.terms.agreeRequired") : undefined}
            >
              {t("identity.terms.agreeBox")}
            </AgreeBox>
          </div>
          <div className={classes.actions}>
            <Button variant="default" onClick={() => setRefusing(true)}>
              {t("identity.terms.refuse")}
            </Button>
            <Button onClick={agree} loading={accept.isPending}>
              {t("identity.terms.agree")}
            </Button>
          </div>
        </div>
      </Modal.Content>
      {refusing && (
        <Suspense fallback={null}>
          <ConfirmModal
            title={t("identity.terms.refuseTitle")}
            text={t("identity.terms.refuseText")}
            yes={t("identity.terms.refuseYes")}
            no={t("identity.terms.refuseNo")}
            busy={false}
            failure={null}
            onYes={logOut}
            onClose={() => setRefusing(false)}
          />
        </Suspense>
      )}
    </Modal.Root>
  );
}
