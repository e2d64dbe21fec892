import { Button } from "@mantine/core";
import { useKit } from "@polyphon/admin-kit/kit/kit-context.tsx";
import { resourceText } from "@polyphon/admin-kit/kit/resource-text.ts";
import { company } from "@polyphon/contract/companies/company.resource.ts";
import { SaveBar } from "@polyphon/ui/layout/page/save-bar.tsx";
import { useState } from "react";
import { useText } from "../../../shared/text/use-text.ts";
import { CompanyReview } from "./company-review.tsx";
import type { CompanyForm } from "./use-company-form.ts";

export interface CompanyBarProps {
  form: CompanyForm;
  onSave: () => void;
  onGoToFirst: () => void;
}

const namedAtMost = 5;

/** How many changes and faults there are, and the buttons. */
export function CompanyBar({ form, onSave, onGoToFirst }: CompanyBarProps) {
  const kit = useKit();
  const { text } = useText();
  const words = resourceText(kit, company);
  const [reviewing, setReviewing] = useState(false);
  const { changed } = form;
  const faults = Object.keys(form.faults).length;
  const named = changed.slice(0, namedAtMost).map(words.field).join(", ");
  return (
    <>
      <SaveBar
        label={kit.text("kit.form.bar")}
        tone={faults > 0 ? "bad" : changed.length > 0 ? "changed" : "idle"}
        status={
          form.waiting
            ? kit.text("kit.form.waiting")
            : changed.length === 0
              ? kit.text("kit.form.unchanged")
              : kit.text("kit.form.changes", { count: changed.length })
        }
        detail={changed.length > namedAtMost ? `${named} …` : named}
        review={
          changed.length > 0 && form.record
            ? { label: kit.text("kit.review.open"), onPress: () => setReviewing(true) }
            : undefined
        }
        actions={
          <>
            {faults > 0 && (
              <Button variant="subtle" color="red" onClick={onGoToFirst}>
                {kit.text("kit.form.faults", { count: faults })}
              </Button>
            )}
            {changed.length > 0 && (
              <Button variant="default" onClick={form.reset}>
                {kit.text("kit.form.discard")}
              </Button>
            )}
            <Button loading={form.saving} disabled={changed.length === 0 || form.waiting} onClick={onSave}>
              {text(form.record ? "companies.form.save" : "companies.form.add")}
            </Button>
          </>
        }
      />
      {reviewing && <CompanyReview form={form} onClose={() => setReviewing(false)} />}
    </>
  );
}
