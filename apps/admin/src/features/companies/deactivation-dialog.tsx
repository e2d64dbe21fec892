import { ConfirmDialog } from "@polyphon/admin-kit/dialog/confirm-dialog.tsx";
import { isTyped, TypedWord } from "@polyphon/admin-kit/dialog/typed-word.tsx";
import { useState } from "react";
import { useText } from "../../shared/text/use-text.ts";
import { DeactivationEffect } from "./deactivation-effect.tsx";

export interface DeactivationDialogProps {
  company: { readonly id: number; readonly name: string };
  onYes: () => void;
  onCancel: () => void;
}

/** Asks for the company's name before a form that deactivates it is saved. */
export function DeactivationDialog({ company, onYes, onCancel }: DeactivationDialogProps) {
  const { text } = useText();
  const [typed, setTyped] = useState("");
  return (
    <ConfirmDialog
      opened
      title={text("companies.deactivation.title", { name: company.name })}
      yesLabel={text("companies.deactivation.yes")}
      cancelLabel={text("companies.deactivation.cancel")}
      danger
      yesDisabled={!isTyped(company.name, typed)}
      onYes={onYes}
      onCancel={onCancel}
    >
      <DeactivationEffect ids={[company.id]} />
      <TypedWord word={company.name} value={typed} onChange={setTyped} />
    </ConfirmDialog>
  );
}
