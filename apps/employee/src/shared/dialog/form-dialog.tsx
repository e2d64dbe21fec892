import { Button } from "@mantine/core";
import { type FormEvent, type ReactNode, useId } from "react";
import type { FailureText } from "../failure/failure-text.ts";
import { FormFailure } from "../failure/form-failure.tsx";
import classes from "./form-dialog.module.css";
import { SmallDialog } from "./small-dialog.tsx";
import { t } from "../text/text.ts";

export interface FormDialogProps {
  title: string;
  text: string;
  /** The label of the submit button. */
  submit: string;
  busy: boolean;
  failure: FailureText | null;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A small dialog around a form, with the reason of a refusal above the fields. */
export function FormDialog(props: FormDialogProps) {
  const id = useId();
  return (
    <SmallDialog
      title={props.title}
      text={props.text}
      onClose={props.onClose}
      actions={
        <>
          <Button variant="default" onClick={props.onClose}>
            {t("shell.cancel")}
          </Button>
          <Button type="submit" form={id} loading={props.busy}>
            {props.submit}
          </Button>
        </>
      }
    >
      <form id={id} className={classes.form} onSubmit={props.onSubmit} noValidate>
        <FormFailure failure={props.failure} />
        {props.children}
      </form>
    </SmallDialog>
  );
}
