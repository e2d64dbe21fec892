import { Button, Modal } from "@mantine/core";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { itemsOf } from "@polyphon/web/api/use-pages.ts";
import "@polyphon/ui/theme/styles/styles-employee-screens.ts";
import { useIsPhone } from "@polyphon/ui/theme/use-screen-width.ts";
import { IconMessagePlus, IconPlus } from "@tabler/icons-react";
import { Suspense, useRef, useState } from "react";
import { CloseButton } from "../../../shared/dialog/close-button.tsx";
import { FailureCard } from "../../../shared/failure/failure-card.tsx";
import { failureText } from "../../../shared/failure/failure-text.ts";
import { t } from "../../../shared/text/text.ts";
import { useReturnFocus } from "../../../shared/dialog/use-return-focus.ts";
import { CtaForm } from "./cta-form.tsx";
import { CtaRow } from "./cta-row.tsx";
import classes from "./cta.module.css";
import { type Cta, useCtaCommands, useCtas } from "./use-ctas.ts";
import { lazyPart } from "../../../shared/connection/lazy-part.ts";

const ConfirmModal = lazyPart(() => import("../../../shared/dialog/confirm.modal.tsx"));

export interface CtaListModalProps {
  categoryId: number;
  onUse: (cta: Cta) => void;
  onClose: () => void;
}

type Question = { readonly about: Cta; readonly kind: "switchOn" | "switchOff" | "delete" };

/** Switching and deleting ask first. */
function Ask({ question, onClose }: { question: Question; onClose: () => void }) {
  const { switchOver, remove } = useCtaCommands(onClose);
  const { about, kind } = question;
  const running = kind === "delete" ? remove : switchOver;
  return (
    <ConfirmModal
      title={t(`sharing.cta.${kind}.title`)}
      text={t(`sharing.cta.${kind}.text`, { title: about.title })}
      yes={t(`sharing.cta.${kind}.yes`)}
      busy={running.isPending}
      failure={running.error ? failureText(running.error).text : null}
      onClose={onClose}
      onYes={() => {
        if (kind === "delete") remove.mutate({ id: about.id });
        else switchOver.mutate({ id: about.id, status: kind === "switchOn" ? "ACTIVE" : "INACTIVE" });
      }}
    />
  );
}

interface ListProps extends Pick<CtaListModalProps, "categoryId" | "onUse"> {
  onEdit: (cta: Cta | null) => void;
}

function List({ categoryId, onUse, onEdit }: ListProps) {
  const ctas = useCtas();
  const [question, setQuestion] = useState<Question | null>(null);
  if (ctas.isPending) return <SkeletonRows label={t("sharing.cta.loading")} rows={3} />;
  if (ctas.isError) {
    return (
      <FailureCard
        compact
        title={t("sharing.cta.failed")}
        error={ctas.error}
        onRetry={() => void ctas.refetch()}
      />
    );
  }
  const items = itemsOf(ctas.data);
  const mayChange = ctas.data.pages[0]?.can.change ?? false;
  const addButton = mayChange && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => onEdit(null)}>
      {t("sharing.cta.new")}
    </Button>
  );
  if (items.length === 0) {
    return (
      <EmptyState
        compact
        icon={<IconMessagePlus size={22} stroke={1.7} />}
        headingLevel={3}
        title={t("sharing.cta.emptyTitle")}
        text={t("sharing.cta.emptyText")}
        actions={addButton}
      />
    );
  }
  return (
    <>
      {addButton && <div className={classes.top}>{addButton}</div>}
      <ul className={classes.list}>
        {items.map((cta) => (
          <CtaRow
            key={cta.id}
            cta={cta}
            categoryId={categoryId}
            mayChange={mayChange}
            onUse={() => onUse(cta)}
            onEdit={() => onEdit(cta)}
            onSwitch={() =>
              setQuestion({ about: cta, kind: cta.status === "ACTIVE" ? "switchOff" : "switchOn" })
            }
            onRemove={() => setQuestion({ about: cta, kind: "delete" })}
          />
        ))}
      </ul>
      {ctas.hasNextPage && (
        <Button
          variant="default"
          fullWidth
          loading={ctas.isFetchingNextPage}
          onClick={() => void ctas.fetchNextPage()}
        >
          {t("sharing.cta.more")}
        </Button>
      )}
      {question && (
        <Suspense fallback={null}>
          <Ask question={question} onClose={() => setQuestion(null)} />
        </Suspense>
      )}
    </>
  );
}

/** The user's calls to action above the share dialog: use, add, switch and delete. */
export default function CtaListModal({ categoryId, onUse, onClose }: CtaListModalProps) {
  const phone = useIsPhone();
  const content = useRef<HTMLDivElement>(null);
  const [edited, setEdited] = useState<Cta | null | undefined>(undefined);
  useReturnFocus();
  // Escape belongs to the topmost dialog.
  const isTop = () => {
    const top = [...document.querySelectorAll('[role="dialog"]')].at(-1);
    return top === undefined || content.current === null || top.contains(content.current);
  };
  const leave = () => {
    if (edited === undefined) onClose();
    else setEdited(undefined);
  };
  const title = edited === undefined ? "title" : edited === null ? "form.newTitle" : "form.editTitle";
  return (
    <Modal.Root
      opened
      centered
      size={620}
      fullScreen={phone}
      closeOnClickOutside={false}
      transitionProps={{ duration: 0 }}
      onClose={() => {
        if (isTop()) leave();
      }}
    >
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content radius={phone ? 0 : "lg"}>
        <div ref={content} className={classes.dialog}>
          <div className={classes.head}>
            <Modal.Title className={classes.heading} tabIndex={-1} data-autofocus={edited === undefined}>
              {t(`sharing.cta.${title}`)}
            </Modal.Title>
            <CloseButton onClose={onClose} />
          </div>
          {edited === undefined ? (
            <>
              <p className={classes.text}>{t("sharing.cta.text")}</p>
              <List categoryId={categoryId} onUse={onUse} onEdit={setEdited} />
            </>
          ) : (
            <CtaForm cta={edited} categoryId={categoryId} onDone={() => setEdited(undefined)} />
          )}
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
