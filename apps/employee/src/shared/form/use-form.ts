import { ApiError, problemOf } from "@polyphon/web/api/api-error.ts";
import { useEffect, useState, type FormEvent } from "react";
import { failureText, type FailureText } from "../failure/failure-text.ts";
import { problemTexts, type Problems } from "./field-problem.ts";

/** A refusal by the app itself, shown as text above the form. */
export class FormRefusal extends Error {}

export interface FormOptions<Values extends Record<string, string | boolean>> {
  readonly initial: Values;
  /** Faults that are known before asking the server, which checks again. */
  readonly check: (values: Values) => Problems<keyof Values & string>;
  readonly send: (values: Values) => Promise<void>;
}

interface FormState<Name extends string> {
  readonly busy: boolean;
  readonly failure: FailureText | null;
  readonly errors: Partial<Record<Name, string>>;
}

const quiet = { busy: false, failure: null, errors: {} } as const;

function afterFailure<Name extends string>(error: unknown, names: readonly Name[]): FormState<Name> {
  if (error instanceof FormRefusal) {
    return { ...quiet, failure: { title: null, text: error.message, reference: null } };
  }
  const errors: Partial<Record<Name, string>> = {};
  for (const { field, message } of problemOf(error)?.violations ?? []) {
    const name = names.find((one) => one === field);
    if (name !== undefined) errors[name] = message;
  }
  return { ...quiet, errors, failure: Object.keys(errors).length > 0 ? null : failureOf(error) };
}

/** A refusal needs no reference for support; a server error does. */
function failureOf(error: unknown): FailureText | null {
  if (error instanceof ApiError && error.failure.kind === "aborted") return null;
  const broken = error instanceof ApiError && error.failure.kind === "problem" && error.failure.status >= 500;
  return broken ? failureText(error) : { ...failureText(error), reference: null };
}

export interface Form<Values extends Record<string, string | boolean>> extends FormState<
  keyof Values & string
> {
  readonly values: Values;
  readonly set: (change: Partial<Values>) => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** The state of one form: values, faults and submitting. The first invalid field gets the focus. */
export function useForm<Values extends Record<string, string | boolean>>(
  options: FormOptions<Values>,
): Form<Values> {
  type Name = keyof Values & string;
  const [values, setValues] = useState(options.initial);
  const [state, setState] = useState<FormState<Name>>(quiet);
  const [element, setElement] = useState<HTMLFormElement | null>(null);
  useEffect(() => {
    if (Object.keys(state.errors).length > 0) {
      element?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
    }
  }, [state.errors, element]);

  const submit = async (): Promise<void> => {
    const errors = problemTexts(options.check(values));
    if (Object.keys(errors).length > 0) return setState({ ...quiet, errors });
    setState({ ...quiet, busy: true });
    try {
      await options.send(values);
      setState(quiet);
    } catch (error) {
      setState(afterFailure(error, Object.keys(values) as Name[]));
    }
  };
  return {
    ...state,
    values,
    set: (change) => setValues((before) => ({ ...before, ...change })),
    onSubmit: (event) => {
      event.preventDefault();
      setElement(event.currentTarget);
      if (!state.busy) void submit();
    },
  };
}
