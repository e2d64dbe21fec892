import { useHotkeys } from "@mantine/hooks";
import { useKit } from "@polyphon/admin-kit/kit/kit-context.tsx";
import { resourceText } from "@polyphon/admin-kit/kit/resource-text.ts";
import type { CompanyRecord } from "@polyphon/contract/companies/settings/company-settings.contract.ts";
import {
  companySections,
  type CompanySection,
} from "@polyphon/contract/companies/settings/company-fields.ts";
import { company } from "@polyphon/contract/companies/company.resource.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { PageFrame } from "@polyphon/ui/layout/page/page-frame.tsx";
import { Section } from "@polyphon/ui/layout/page/section.tsx";
import { SideIndex } from "@polyphon/ui/layout/page/side-index.tsx";
import { showPlace } from "@polyphon/web/form/show-place.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { UnsavedGuard } from "../../../shared/form/unsaved-guard.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import { DeactivationDialog } from "../deactivation-dialog.tsx";
import { SetupCard } from "../setup-card.tsx";
import { AutopilotPart } from "./autopilot/autopilot-part.tsx";
import { BrandPart } from "./brand/brand-part.tsx";
import { CompanyBar } from "./company-bar.tsx";
import { fieldOf, type DraftName } from "./company-draft.ts";
import { CompanyFailure } from "./company-failure.tsx";
import classes from "./company-form.module.css";
import { CompanyHead } from "./company-head.tsx";
import { Consequences } from "./consequences.tsx";
import { GeneralPart } from "./sections/general-part.tsx";
import { NetworksPart } from "./sections/networks-part.tsx";
import { namesIn, SettingsPart } from "./sections/settings-part.tsx";
import { SsoPart } from "./sections/sso-part.tsx";
import { type CompanyForm as Form, type CompanyFormKind, useCompanyForm } from "./use-company-form.ts";

export interface CompanyFormProps {
  kind: CompanyFormKind;
  stored: CompanyRecord | undefined;
  onSaved: (saved: CompanyRecord) => void;
  onReload: () => void;
}

const sectionOf = (place: string): string | undefined => {
  const name = place.split(".")[0] as DraftName;
  return name === "reservedDays" ? "autopilot" : fieldOf(name)?.section;
};

function shows(section: CompanySection, form: Form): boolean {
  if (section === "sso") return true;
  if (section === "autopilot" && form.kind === "own") return form.draft.autopilot === true;
  return namesIn(section, form).length > 0;
}

function Part({
  section,
  form,
  onSsoDirty,
}: {
  section: CompanySection;
  form: Form;
  onSsoDirty: (dirty: boolean) => void;
}) {
  const { text } = useText();
  switch (section) {
    case "general":
      return <GeneralPart form={form} />;
    case "brand":
      return <BrandPart form={form} />;
    case "networks":
      return <NetworksPart form={form} />;
    case "autopilot":
      return <AutopilotPart form={form} />;
    case "sso":
      return form.record ? (
        <SsoPart companyId={form.record.id} domain={form.record.companyDomain} onDirty={onSsoDirty} />
      ) : (
        <p className={classes.quiet}>{text("companies.form.sso.later")}</p>
      );
    default:
      return <SettingsPart form={form} names={namesIn(section, form)} />;
  }
}

/** All settings of a company in sections, with an index, a review of the changes and their consequences. */
export function CompanyForm({ kind, stored, onSaved, onReload }: CompanyFormProps) {
  const kit = useKit();
  const { text } = useText();
  const words = resourceText(kit, company);
  const form = useCompanyForm({ kind, stored, onReload });
  const body = useRef<HTMLDivElement>(null);
  const [ssoDirty, setSsoDirty] = useState(false);
  const unsaved = useRef(false);
  const dirty = form.changed.length > 0;
  useEffect(() => {
    unsaved.current = dirty || ssoDirty;
  }, [dirty, ssoDirty]);

  const goToFirst = useCallback(
    () =>
      requestAnimationFrame(() => {
        showPlace(body.current?.querySelector<HTMLElement>("[aria-invalid=true]") ?? null);
      }),
    [],
  );
  const [asking, setAsking] = useState(false);
  const deactivates = form.record?.active === true && form.draft.active === false;
  const save = async (confirmed = false) => {
    if (form.saving || form.waiting || !dirty) return;
    if (deactivates && !confirmed) return setAsking(true);
    setAsking(false);
    const saved = await form.save();
    if (!saved) return void goToFirst();
    unsaved.current = ssoDirty;
    onSaved(saved);
  };
  useHotkeys([["mod+S", () => void save()]], []);

  const sections = companySections.filter((section) => shows(section, form));
  const faultsIn = (section: string) =>
    Object.keys(form.faults).filter((place) => sectionOf(place) === section).length;
  return (
    <PageFrame head={<CompanyHead form={form} />}>
      <UnsavedGuard when={() => unsaved.current} />
      {asking && form.record && (
        <DeactivationDialog
          company={{ id: form.record.id, name: form.record.companyName }}
          onYes={() => void save(true)}
          onCancel={() => setAsking(false)}
        />
      )}
      <div className={classes.columns}>
        <SideIndex
          label={kit.text("kit.form.parts")}
          entries={sections.map((section) => {
            const count = faultsIn(section);
            const isChanged =
              form.changed.some((name) => sectionOf(name) === section) || (section === "sso" && ssoDirty);
            return {
              target: `company-${section}`,
              label: words.section(section).title ?? section,
              faults: count === 0 ? undefined : { count, spoken: kit.text("kit.form.faults", { count }) },
              changed: isChanged ? kit.text("kit.form.changed") : undefined,
            };
          })}
        />
        <div ref={body} className={classes.body}>
          {form.record && kind === "edit" && <SetupCard id={String(form.record.id)} />}
          {kind === "own" && <NoticeStrip tone="info">{text("companies.form.own")}</NoticeStrip>}
          <CompanyFailure form={form} />
          {form.record && kind !== "own" && <Consequences form={form} companyId={form.record.id} />}
          {sections.map((section) => (
            <Section
              key={section}
              id={`company-${section}`}
              title={words.section(section).title ?? section}
              text={words.section(section).text}
            >
              <Part section={section} form={form} onSsoDirty={setSsoDirty} />
            </Section>
          ))}
        </div>
      </div>
      <CompanyBar form={form} onSave={() => void save()} onGoToFirst={goToFirst} />
    </PageFrame>
  );
}
