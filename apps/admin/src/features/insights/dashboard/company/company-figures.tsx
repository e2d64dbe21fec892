import { readCompanyFigures } from "@polyphon/contract/insights/due.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { screenHref } from "../../../../shared/address/screen-href.ts";
import { useAccount } from "../../../../shared/session/account.ts";
import { type Texts, useText } from "../../../../shared/text/use-text.ts";
import classes from "../dashboard.module.css";
import { FigureLinks } from "../figure-links.tsx";
import { FiguresCard } from "../figures-card.tsx";
import { firstOpen } from "../list-behind.ts";

interface Compared {
  readonly now: number;
  readonly before: number;
}

function comparedWords({ now, before }: Compared, days: number, { text, language }: Texts): string {
  const past = text("insights.figures.before", { count: before.toLocaleString(language), days });
  if (before === 0) return past;
  const change = Math.round(((now - before) / before) * 100);
  const percent = Math.abs(change).toLocaleString(language);
  const word = change === 0 ? "same" : change > 0 ? "up" : "down";
  return `${text(`insights.figures.${word}`, { percent })} · ${past}`;
}

/** What a company shared lately, against as many days before. */
export function CompanyFigures() {
  const texts = useText();
  const { text, language } = texts;
  const account = useAccount();
  const found = useEndpoint(readCompanyFigures, {}, { staleTime: 10 * 60_000 });
  const days = found.data?.days ?? limits.frontUser.quietDays;
  const figures = found.data?.figures ?? null;
  const sharing = screenHref("/admin/corporate-front-users", {}, { activity: "SHARING" });
  const figure = (key: "shares" | "clicks" | "people", compared: Compared | null, href: string | null) => ({
    key,
    label: text(`insights.figures.${key}`),
    value: compared === null ? "–" : compared.now.toLocaleString(language),
    detail: compared === null ? text("insights.figures.tooFew") : comparedWords(compared, days, texts),
    href: compared === null ? null : href,
  });
  return (
    <FiguresCard title={text("insights.figures.company", { days })} found={[found]}>
      {figures === null ? (
        <p className={classes.calm}>
          {text("insights.figures.tooMany", {
            most: limits.dashboard.countedPeople.toLocaleString(language),
          })}
        </p>
      ) : (
        <FigureLinks
          figures={[
            figure("shares", figures.shares, null),
            figure("clicks", figures.clicks, null),
            figure("people", figures.people, firstOpen(account, [sharing])),
          ]}
        />
      )}
    </FiguresCard>
  );
}
