import { ApiError, problemOf } from "@polyphon/web/api/api-error.ts";
import { useEffect, useState, type FormEvent } from "react";
import { failureText, type FailureText } from "../failure/failure-text.ts";
import { problemTexts, type Problems } from "./field-problem.ts";

/** A refusal of our own, told in words above the form. */
export class FormRefusal extends Error {}

export interface FormOptions<Values extends Record<string, string | boolean>> {
  readonly initial: Values;
  /** What can be said before asking the server; the server checks again. */
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
  return { ...quiet, errors, failure: Object.keys(errors).length > 0 ? null : told(error) };
}

/** A refusal is an answer and needs no number; something broken does. */
function told(error: unknown): FailureText | null {
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

/** One form: what is typed, what is wrong with it, and the way to the server. The first wrong field gets the keyboard. */
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
