import { Card } from "@polyphon/ui/layout/card.tsx";
import type { ReactNode } from "react";
import { useText } from "../../../shared/text/use-text.ts";
import type { EnquiryRow } from "./enquiry-columns.tsx";
import classes from "./enquiry.module.css";

function Words({ children }: { children: string }) {
  return <p className={classes.words}>{children}</p>;
}

export function EnquiryMessage({ enquiry }: { enquiry: EnquiryRow }) {
  const { text } = useText();
  return (
    <Card title={text("site.enquiry.message")}>
      {enquiry.message === null ? (
        <p className={classes.quiet}>{text("site.enquiry.noMessage")}</p>
      ) : (
        <Words>{enquiry.message}</Words>
      )}
    </Card>
  );
}

/** Who wrote, and how they can be reached. */
export function EnquiryFacts({ enquiry }: { enquiry: EnquiryRow }) {
  const { text } = useText();
  const facts: readonly (readonly [string, ReactNode])[] = [
    [text("site.enquiry.name"), enquiry.name],
    [
      text("site.enquiry.email"),
      <a key="email" href={`mailto:${enquiry.email}`}>
        {enquiry.email}
      </a>,
    ],
    [text("site.enquiry.company"), enquiry.company],
    [text("site.enquiry.role"), enquiry.role],
    [
      text("site.enquiry.phone"),
      <a key="phone" href={`tel:${enquiry.phone.replaceAll(/[^+\d]/g, "")}`}>
        {enquiry.phone}
      </a>,
    ],
    [
      text("site.enquiry.contactMethod"),
      enquiry.contactMethod === null ? null : text(`site.enquiry.${enquiry.contactMethod}`),
    ],
  ];
  return (
    <Card title={text("site.enquiry.facts")}>
      <dl className={classes.facts}>
        {facts
          .filter(([, value]) => value !== null)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}
