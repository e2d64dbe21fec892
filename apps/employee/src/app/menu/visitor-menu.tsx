import { IconMenu2 } from "@tabler/icons-react";
import { Suspense, useCallback, useId, useState } from "react";
import { AppLink } from "../../shared/address/app-link.tsx";
import { t } from "../../shared/text/text.ts";
import { useDismiss } from "../../shared/dialog/use-dismiss.ts";
import { visitorEntries } from "./visitor-entries.ts";
import classes from "./visitor-menu.module.css";
import { lazyPart } from "../../shared/connection/lazy-part.ts";

const ClaimModal = lazyPart(() => import("./claim-certificate.modal.tsx"));

function Entries({ className, onChoose }: { className: string | undefined; onChoose: () => void }) {
  const [claiming, setClaiming] = useState(false);
  return (
    <>
      <ul className={className}>
        {visitorEntries.map(({ key, href }) => (
          <li key={key}>
            {href === null ? (
              <button type="button" className={classes.entry} onClick={() => setClaiming(true)}>
                {t(`shell.visitor.${key}`)}
              </button>
            ) : (
              <AppLink href={href} className={classes.entry} onClick={onChoose}>
                {t(`shell.visitor.${key}`)}
              </AppLink>
            )}
          </li>
        ))}
      </ul>
      {claiming && (
        <Suspense fallback={null}>
          <ClaimModal onClose={() => setClaiming(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Behind one button, beside forms and on a phone. */
export function VisitorMenuButton() {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const { box, button } = useDismiss<HTMLElement>(open, close);
  const id = useId();
  return (
    <nav ref={box} className={classes.menu} aria-label={t("shell.visitor.label")}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <IconMenu2 size={20} stroke={1.6} aria-hidden />
        <span className={classes.word}>{t("shell.visitor.label")}</span>
      </button>
      {open && (
        <div id={id} className={classes.panel}>
          <Entries className={classes.list} onChoose={close} />
        </div>
      )}
    </nav>
  );
}

const nothing = () => undefined;

/** In a row, where there is room. */
export function VisitorMenuBar() {
  return (
    <nav className={classes.bar} aria-label={t("shell.visitor.label")}>
      <Entries className={classes.line} onChoose={nothing} />
    </nav>
  );
}
