import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { readPostAudience } from "@polyphon/contract/content/post/post-audience.contract.ts";
import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import { type Texts, useText } from "../../../shared/text/use-text.ts";
import type { StoredPost } from "../post-form/draft/post-draft.ts";
import { useHiddenWords } from "./hidden-words.ts";
import { NextStep } from "./next-step.tsx";
import classes from "./post-audience.module.css";

export type CompanyAudience = OutputOf<typeof readPostAudience>["items"][number];

function seesWords({ people }: CompanyAudience, { text, language }: Texts): string {
  const formatted = people.value.toLocaleString(language);
  return people.exact
    ? text("content.audience.sees", { count: people.value, formatted })
    : text("content.audience.seesMore", { formatted });
}

/** Who of a company could see the post and does not, because of the account. */
function missingWords({ notSignedUp, off }: CompanyAudience, { text }: Texts): string[] {
  return [
    ...(notSignedUp > 0 ? [text("content.audience.notSignedUp", { count: notSignedUp })] : []),
    ...(off > 0 ? [text("content.audience.off", { count: off })] : []),
  ];
}

function dripWords({ drip }: CompanyAudience, { text }: Texts): string | null {
  if (drip === null) return null;
  const { begun, days } = drip;
  if (begun === 0) return text("content.audience.dripLater", { days });
  return begun < days
    ? text("content.audience.drip", { begun, days })
    : text("content.audience.dripOver", { days });
}

/** The reason why nobody there sees it with the next step; or who else could, and how far drip news has come. */
export function CompanyState({ post, row }: { post: StoredPost; row: CompanyAudience }) {
  const texts = useText();
  const why = useHiddenWords(post);
  if (row.hidden !== null)
    return (
      <p className={classes.line}>
        {why(row.hidden, row.company.name)}{" "}
        <NextStep reason={row.hidden} post={post} companyId={row.company.id} />
      </p>
    );
  const lines = [missingWords(row, texts).join(" · "), dripWords(row, texts) ?? ""].filter(Boolean);
  return lines.map((line) => (
    <p key={line} className={classes.line}>
      {line}
    </p>
  ));
}

export function AudienceCompanies({ post, rows }: { post: StoredPost; rows: readonly CompanyAudience[] }) {
  const texts = useText();
  return (
    <ul className={classes.companies} aria-label={texts.text("content.audience.companies")}>
      {rows.map((row) => (
        <li key={row.company.id}>
          <div className={classes.company}>
            <b>{row.company.name}</b>
            <StatusDot tone={row.hidden === null ? "ok" : "idle"}>
              {row.hidden === null ? seesWords(row, texts) : texts.text("content.audience.hidden")}
            </StatusDot>
          </div>
          <CompanyState post={post} row={row} />
        </li>
      ))}
    </ul>
  );
}
