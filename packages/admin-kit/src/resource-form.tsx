import { Button } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useHotkeys } from "@mantine/hooks";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { SaveBar } from "@polyphon/ui/layout/save-bar.tsx";
import { problemOf } from "@polyphon/web/api-error.ts";
import { useCommand } from "@polyphon/web/use-endpoint.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { failureText } from "./failure-text.ts";
import { useKit } from "./kit-context.tsx";
import { callOf, type KitResource, type ResourceRow, type ResourceValues } from "./kit-resource.ts";
import classes from "./resource-form.module.css";
import { resourceText } from "./resource-text.ts";
import { violationsOf } from "./violation-text.ts";
import type { Widget } from "./widgets/widget.ts";

export interface ResourceFormProps {
  resource: KitResource;
  widgets: Readonly<Record<string, Widget>>;
  /** The row to edit; without it a new one is added. */
  row: ResourceRow | undefined;
  onDone: () => void;
  onCancel: () => void;
  onReload: () => void;
  onDirty: (dirty: boolean) => void;
}

function startOf({ resource, widgets, row }: ResourceFormProps): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(resource.fields).map((name) => [name, row ? row[name] : widgets[name]?.empty]),
  );
}

function sameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function ResourceForm(props: ResourceFormProps) {
  const { resource, widgets, row, onDone, onDirty } = props;
  const kit = useKit();
  const words = resourceText(kit, resource);
  const queries = useQueryClient();
  const [start] = useState(() => startOf(props));
  const [failed, setFailed] = useState<unknown>(null);
  const body = useRef<HTMLFormElement>(null);
  const add = useCommand(resource.add);
  const edit = useCommand(resource.edit);
  const busy = add.isPending || edit.isPending;

  const form = useForm<Record<string, unknown>>({
    initialValues: start,
    validate: (values) => {
      const parsed = resource.value.safeParse(values);
      return parsed.success ? {} : violationsOf(parsed.error, kit.text);
    },
  });
  const changed = Object.keys(start).filter((name) => !sameValue(start[name], form.values[name]));
  const faults = Object.keys(form.errors);
  const dirty = changed.length > 0;
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  // A drawer gives the focus to its close button; whoever opens a form wants to type.
  useEffect(() => body.current?.querySelector<HTMLElement>("input, textarea")?.focus(), []);

  const showFirstFault = () =>
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());

  const save = async (values: ResourceValues) => {
    setFailed(null);
    try {
      if (row) await edit.mutateAsync(callOf({ ...values, id: row.id, version: row.version }));
      else await add.mutateAsync(callOf(values));
      await queries.invalidateQueries({ queryKey: [resource.list.name] });
      await queries.invalidateQueries({ queryKey: [resource.get.name] });
      kit.notify({ tone: "ok", text: kit.text(row ? "kit.form.saved" : "kit.form.added") });
      onDone();
    } catch (error) {
      const violations = problemOf(error)?.violations ?? [];
      form.setErrors(Object.fromEntries(violations.map(({ field, message }) => [field, message])));
      setFailed(error);
      showFirstFault();
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) =>
    form.onSubmit((values) => void save(values), showFirstFault)(event);
  useHotkeys([["mod+S", () => body.current?.requestSubmit()]], []);

  const problem = problemOf(failed);
  const failure = failed === null ? null : failureText(failed, kit.text);
  return (
    <form ref={body} className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.fields}>
        {failure !== null && (
          <NoticeStrip
            tone="bad"
            action={
              problem?.error === "edited_meanwhile" && (
                <Button variant="default" size="xs" onClick={props.onReload}>
                  {kit.text("kit.form.newer")}
                </Button>
              )
            }
          >
            {failure.text}
            {failure.reference !== undefined && (
              <div className={classes.reference}>
                {kit.text("kit.failed.reference")} <code>{failure.reference}</code>
              </div>
            )}
          </NoticeStrip>
        )}
        {Object.entries(resource.fields).map(([name, field]) => {
          const widget = widgets[name];
          if (!widget) return null;
          const error = form.errors[name];
          return (
            <widget.Input
              key={name}
              name={name}
              label={words.field(name)}
              help={words.help(name)}
              error={typeof error === "string" ? error : undefined}
              required={!field.schema.safeParse(undefined).success && !field.schema.safeParse(null).success}
              value={form.values[name]}
              onChange={(value) => form.setFieldValue(name, value)}
              choices={words.choices(name, field)}
            />
          );
        })}
      </div>
      <SaveBar
        label={kit.text("kit.form.bar")}
        tone={faults.length > 0 ? "bad" : dirty ? "changed" : "idle"}
        status={
          faults.length > 0
            ? kit.text("kit.form.faults", { count: faults.length })
            : dirty
              ? kit.text("kit.form.changes", { count: changed.length })
              : kit.text("kit.form.unchanged")
        }
        detail={(faults.length > 0 ? faults : changed).map(words.field).join(", ")}
        actions={
          <>
            <Button variant="default" onClick={props.onCancel}>
              {kit.text(dirty ? "kit.form.discard" : "kit.form.cancel")}
            </Button>
            <Button type="submit" loading={busy} disabled={!dirty}>
              {kit.text(row ? "kit.form.save" : "kit.form.add")}
            </Button>
          </>
        }
      />
    </form>
  );
}
