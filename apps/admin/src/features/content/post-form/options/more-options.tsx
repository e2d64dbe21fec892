import type { ReactNode } from "react";
import { useText } from "../../../../shared/text/use-text.ts";
import classes from "../post-form.module.css";
import type { SectionProps } from "../sections/basics-section.tsx";
import { BillingPart } from "./billing-part.tsx";
import { FeaturedPart } from "./featured-part.tsx";
import { FoldSection } from "./fold-section.tsx";
import { foldSummary } from "./fold-summary.ts";
import { type Fold, fieldsOfFold, folds } from "./folds.ts";
import { LinksPart } from "./links-part.tsx";
import { NewsPart } from "./news-part.tsx";
import own from "./more-options.module.css";
import { SharingPart } from "./sharing-part.tsx";
import type { Folds } from "./use-folds.ts";

export interface MoreOptionsProps extends SectionProps {
  folds: Folds;
  now: Date;
  campaignNeeded: boolean;
}

/** What most posts leave as it is. */
export function MoreOptions({ folds: { isOpen, set }, now, campaignNeeded, ...section }: MoreOptionsProps) {
  const words = useText();
  const { text } = words;
  const parts: Readonly<Record<Fold, ReactNode>> = {
    placement: (
      <>
        <FeaturedPart {...section} />
        <NewsPart {...section} now={now} />
      </>
    ),
    sharing: <SharingPart {...section} />,
    links: <LinksPart {...section} campaignNeeded={campaignNeeded} />,
    billing: <BillingPart {...section} />,
  };
  return (
    <section className={own.options} aria-labelledby="options-title">
      <h2 id="options-title" className={`${classes.railTitle} ${own.title}`}>
        {text("content.options.title")}
      </h2>
      {folds.map((fold) => (
        <FoldSection
          key={fold}
          title={text(`content.options.${fold}`)}
          summary={foldSummary(fold, section.draft, words)}
          faults={fieldsOfFold[fold].filter((field) => section.errorOf(field) !== undefined).length}
          open={isOpen(fold)}
          onOpen={(open) => set(fold, open)}
        >
          {parts[fold]}
        </FoldSection>
      ))}
    </section>
  );
}
