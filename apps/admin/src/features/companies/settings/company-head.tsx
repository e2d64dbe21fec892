import { Tag } from "@polyphon/ui/data/tag.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { IconChartBar } from "@tabler/icons-react";
import { LinkButton } from "../../../shared/address/link-button.tsx";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useText } from "../../../shared/text/use-text.ts";
import classes from "./company-form.module.css";
import type { CompanyForm } from "./use-company-form.ts";

/** Who the company is, how many people it has, and who saved it last. */
export function CompanyHead({ form: { record } }: { form: CompanyForm }) {
  const { text, language } = useText();
  if (!record)
    return <PageHead title={text("companies.form.newTitle")} sub={text("companies.form.newSub")} />;
  const facts = {
    domain: record.companyDomain,
    customer: record.customerId ?? "",
    count: record.users.all.toLocaleString(language),
  };
  const sub = [
    text(record.customerId === null ? "companies.form.sub" : "companies.form.subCustomer", facts),
    ...(record.savedAt !== null && record.savedBy !== null
      ? [
          text("companies.form.saved", {
            moment: formatMoment(record.savedAt, language),
            name: record.savedBy,
          }),
        ]
      : []),
  ].join(" · ");
  return (
    <PageHead
      title={
        <span className={classes.title}>
          {record.companyName}{" "}
          <Tag tone={record.active ? "ok" : "neutral"}>
            {text(record.active ? "companies.form.status.on" : "companies.form.status.off")}
          </Tag>
        </span>
      }
      sub={sub}
      actions={
        <LinkButton
          variant="default"
          href={screenHref("/admin/company-dashboard/:id", { id: record.id })}
          leftSection={<IconChartBar size={15} stroke={1.7} aria-hidden />}
        >
          {text("companies.form.dashboard")}
        </LinkButton>
      }
    />
  );
}
