import { Button, Modal } from "@mantine/core";
import { useKit } from "@polyphon/admin-kit/kit-context.tsx";
import { resourceText } from "@polyphon/admin-kit/resource-text.ts";
import { company } from "@polyphon/contract/companies/company.resource.ts";
import type { ReactNode } from "react";
import { useText } from "../../../shared/use-text.ts";
import { type CompanyDraft, type DraftName, fieldOf, widgetOfField } from "./company-draft.ts";
import classes from "./company-form.module.css";
import type { CompanyForm } from "./use-company-form.ts";

/** Every change before it is saved: what it was, and what it will be. */
export function ReviewDialog({ form, onClose }: { form: CompanyForm; onClose: () => void }) {
  const { text } = useText();
  const words = resourceText(useKit(), company);
  const shown = (draft: CompanyDraft, name: DraftName): ReactNode => {
    if (name === "reservedDays")
      return draft.reservedDays
        .map(({ day, category }) => `${text(`companies.form.days.${day}`)}: ${category?.name ?? ""}`)
        .join(", ");
    const { Cell } = widgetOfField(name);
    if (fieldOf(name).kind === "switch")
      return text(draft[name] === true ? "companies.form.on" : "companies.form.off");
    return <Cell value={draft[name]} choices={words.choices(name, fieldOf(name))} />;
  };
  const empty = (draft: CompanyDraft, name: DraftName) => {
    const value: unknown = draft[name];
    return (
      value === null || value === "" || value === undefined || (Array.isArray(value) && value.length === 0)
    );
  };
  const cell = (draft: CompanyDraft, name: DraftName) =>
    empty(draft, name) ? (
      <span className={classes.quiet}>{text("companies.form.nothing")}</span>
    ) : (
      shown(draft, name)
    );
  return (
    <Modal
      opened
      onClose={onClose}
      size={720}
      title={text("companies.form.reviewTitle", { count: form.changed.length })}
      closeButtonProps={{ "aria-label": text("kit.form.close") }}
    >
      <div className={classes.reviewScroll}>
        <table className={classes.review}>
          <thead>
            <tr>
              <th scope="col">{text("companies.form.field")}</th>
              <th scope="col">{text("companies.form.before")}</th>
              <th scope="col">{text("companies.form.after")}</th>
            </tr>
          </thead>
          <tbody>
            {form.changed.map((name) => (
              <tr key={name}>
                <th scope="row">{words.field(name)}</th>
                <td>{cell(form.base, name)}</td>
                <td>{cell(form.draft, name)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={classes.actions}>
        <Button variant="default" data-autofocus onClick={onClose}>
          {text("kit.form.close")}
        </Button>
      </div>
    </Modal>
  );
}
