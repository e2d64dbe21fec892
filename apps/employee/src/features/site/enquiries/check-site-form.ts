import { limits } from "@polyphon/contract/limits.ts";
import type { FieldProblem, Problems } from "../../../shared/form/field-problem.ts";

const email = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const phone = /^\+?[0-9 ()./-]{5,}$/;

function checkText(typed: string, max: number): FieldProblem | undefined {
  const text = typed.trim();
  if (text === "") return { key: "site.fields.required" };
  return text.length > max ? { key: "site.fields.tooLong", values: { max } } : undefined;
}

function checkField(typed: string): FieldProblem | undefined {
  return checkText(typed, limits.form.fieldMax);
}

function checkForm(typed: string, form: RegExp, key: FieldProblem["key"]): FieldProblem | undefined {
  return checkField(typed) ?? (form.test(typed.trim()) ? undefined : { key });
}

const checkEmail = (typed: string) => checkForm(typed, email, "site.fields.emailFormat");
const checkPhone = (typed: string) => checkForm(typed, phone, "site.fields.phoneFormat");

export interface MeetingValues extends Record<string, string> {
  readonly name: string;
  readonly role: string;
  readonly email: string;
  readonly company: string;
  readonly phone: string;
  readonly contactMethod: string;
}

/** Faults that are known before asking the server, which checks again. */
export function checkMeeting(values: MeetingValues): Problems<string> {
  return {
    name: checkField(values.name),
    role: checkField(values.role),
    email: checkEmail(values.email),
    company: checkField(values.company),
    phone: checkPhone(values.phone),
    contactMethod: values.contactMethod === "" ? { key: "site.fields.choose" } : undefined,
  };
}

export interface ContactValues extends Record<string, string> {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
}

export function checkContact(values: ContactValues): Problems<string> {
  return {
    name: checkField(values.name),
    email: checkEmail(values.email),
    phone: checkPhone(values.phone),
    message: checkText(values.message, limits.form.messageMax),
  };
}
