import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { draftStore } from "../../../shared/drafts/draft-store.ts";
import { notify } from "../../../shared/notices/notices.ts";
import { useMe } from "../../../shared/session/me.ts";
import { t } from "../../../shared/text/text.ts";
import { awaitedShares } from "../receipts/awaited-shares.ts";
import { refusedText, type Sent } from "./sent.ts";

/** Where a typed text is kept, and the address at which the dialog opens with it again. */
export interface DraftPlace {
  readonly name: string;
  readonly address: string;
}

export interface OutcomeInput {
  /** Of what is shared, for a notice. */
  readonly title: string;
  readonly draft: DraftPlace | null;
  readonly onSent: (sent: Sent) => void;
}

export interface Outcome {
  readonly sent: (sent: Sent) => void;
  /** With how the dialog shows it, while it is open. `unknown` where no answer came: it may have been shared. */
  readonly failed: (text: string, show: (text: string) => void, unknown?: boolean) => void;
}

/**
 * What a sending led to. It goes on when its dialog is closed or left meanwhile: a notice tells the outcome then, and a text
 * that was not sent can be opened again.
 */
export function useOutcome({ title, draft, onSent }: OutcomeInput): Outcome {
  const { id: accountId } = useMe().account;
  const navigate = useNavigate();
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);

  const notifyFailure = (words: string, again: DraftPlace | null) =>
    notify("bad", words, {
      long: true,
      ...(again && {
        action: {
          label: t("sharing.afterClosing.again"),
          act: () => void navigate({ href: again.address }),
        },
      }),
    });
  const notSent = (text: string) => t("sharing.afterClosing.notSent", { title, text });
  return {
    sent(sent) {
      if (open.current) return onSent(sent);
      if (draft) draftStore.drop(accountId, draft.name);
      awaitedShares.add({ accountId, title, shares: sent.shares });
      if (sent.refused.length > 0) notifyFailure(notSent(refusedText(sent.refused)), null);
    },
    failed(text, show, unknown = false) {
      if (open.current) show(text);
      else notifyFailure(unknown ? t("sharing.afterClosing.unknown", { title }) : notSent(text), draft);
    },
  };
}
