import { Button } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { SaveBar } from "@polyphon/ui/layout/page/save-bar.tsx";
import { Section } from "@polyphon/ui/layout/page/section.tsx";
import { SideIndex } from "@polyphon/ui/layout/page/side-index.tsx";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { showPlace } from "@polyphon/web/form/show-place.ts";
import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import { FormFailure } from "../failure/form-failure.tsx";
import { FormFields } from "./form-fields.tsx";
import { formSections } from "./form-sections.ts";
import { useKit } from "../kit/kit-context.tsx";
import { forEditing } from "../kit/kit-resource.ts";
import classes from "./resource-form.module.css";
import { resourceText } from "../kit/resource-text.ts";
import { ReviewDialog } from "../dialog/review-dialog.tsx";
import { reviewedChanges, shownValue } from "./reviewed-changes.tsx";
import { useLastChange } from "./use-last-change.ts";
import { type ResourceFormProps, type ResourceFormState, useResourceForm } from "./use-resource-form.ts";

function Bar({ props, form }: { props: ResourceFormProps; form: ResourceFormState }) {
  const { resource, row } = props;
  const kit = useKit();
  const [reviewing, setReviewing] = useState(false);
  const words = resourceText(kit, resource);
  const faults = Object.keys(form.faults);
  const status = () => {
    if (faults.length > 0) return kit.text("kit.form.faults", { count: faults.length });
    if (form.waiting) return kit.text("kit.form.waiting");
    if (form.dirty) return kit.text("kit.form.changes", { count: form.changed.length });
    return kit.text("kit.form.unchanged");
  };
  const named = (faults.length > 0 ? faults : form.changed).filter((name) => name in resource.fields);
  return (
    <>
      <SaveBar
        label={kit.text("kit.form.bar")}
        tone={faults.length > 0 ? "bad" : form.dirty ? "changed" : "idle"}
        status={status()}
        detail={named.map(words.field).join(", ")}
        review={
          row && form.dirty
            ? { label: kit.text("kit.review.open"), onPress: () => setReviewing(true) }
            : undefined
        }
        actions={
          <>
            <Button variant="default" onClick={props.onCancel}>
              {kit.text(form.dirty ? "kit.form.discard" : "kit.form.cancel")}
            </Button>
            <Button type="submit" loading={form.saving} disabled={!form.dirty || form.waiting}>
              {kit.text(row ? "kit.form.save" : "kit.form.add")}
            </Button>
          </>
        }
      />
      {reviewing && (
        <ReviewDialog changes={reviewedChanges(kit, props, form)} onClose={() => setReviewing(false)} />
      )}
    </>
  );
}

/** The fields of a resource: one column in a drawer; on a page in parts, with an index where there are several. */
export function ResourceForm(given: ResourceFormProps & { onPage?: boolean }) {
  const [resource] = useState(() => (given.row ? forEditing(given.resource) : given.resource));
  const props = { ...given, resource };
  const { widgets, onPage = false } = props;
  const kit = useKit();
  const words = resourceText(kit, resource);
  const form = useResourceForm(props);
  const conflict = form.merged !== null || problemOf(form.failed)?.error === "edited_meanwhile";
  const lastChange = useLastChange(resource, conflict ? props.row?.id : undefined);
  const body = useRef<HTMLFormElement>(null);
  const prefix = useId();
  useEffect(() => {
    const first = body.current?.querySelector<HTMLElement>("input:not([type=file]), textarea");
    // A drawer focuses its close button unless it finds this mark; whoever opens a form wants to type.
    first?.setAttribute("data-autofocus", "");
    first?.focus({ preventScroll: true });
  }, []);
  useHotkeys([["mod+S", () => body.current?.requestSubmit()]], []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (form.saving || form.waiting || !form.dirty || (await form.save())) return;
    requestAnimationFrame(() => showPlace(body.current?.querySelector<HTMLElement>("[data-fault]") ?? null));
  };

  const sections = formSections(resource.fields);
  const partOf = (key: string, rows: readonly (readonly string[])[]) => {
    const { title, text } = words.section(key);
    const fields = <FormFields resource={resource} widgets={widgets} form={form} rows={rows} />;
    return title === undefined ? (
      <div key={key} className={classes.part}>
        {fields}
      </div>
    ) : (
      <Section key={key} id={`${prefix}${key}`} title={title} text={text}>
        {fields}
      </Section>
    );
  };
  const titled = sections.filter(({ key }) => words.section(key).title !== undefined);
  return (
    <form
      ref={body}
      className={classes.form}
      data-page={onPage || undefined}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <div className={classes.columns} data-indexed={(onPage && titled.length > 1) || undefined}>
        {onPage && titled.length > 1 && (
          <SideIndex
            label={kit.text("kit.form.parts")}
            entries={titled.map(({ key, rows }) => {
              const names = rows.flat();
              const faults = names.filter((name) => form.faults[name] !== undefined).length;
              return {
                target: `${prefix}${key}`,
                label: words.section(key).title ?? key,
                faults:
                  faults === 0
                    ? undefined
                    : { count: faults, spoken: kit.text("kit.form.faults", { count: faults }) },
                changed: names.some((name) => form.changed.includes(name))
                  ? kit.text("kit.form.changed")
                  : undefined,
              };
            })}
          />
        )}
        <div className={classes.fields}>
          <FormFailure
            error={form.failed}
            merged={form.merged}
            onReload={form.acceptNewer}
            lastChange={lastChange}
            differences={{
              field: words.field,
              theirs: (name) => shownValue(kit, props, name, form.start[name]),
              differs: (name) => form.changed.includes(name),
              onTake: (name) => form.change(name, form.start[name]),
            }}
          />
          {sections.map(({ key, rows }) => partOf(key, rows))}
        </div>
      </div>
      <Bar props={props} form={form} />
    </form>
  );
}
