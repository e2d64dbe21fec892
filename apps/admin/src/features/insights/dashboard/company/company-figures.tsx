import { readCompanyFigures } from "@polyphon/contract/insights/due.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { screenHref } from "../../../../shared/address/screen-href.ts";
import { figureText } from "../../../../shared/figures/figure-text.ts";
import { useAccount } from "../../../../shared/session/account.ts";
import { type Texts, useText } from "../../../../shared/text/use-text.ts";
import { formatDate } from "../../../../shared/time/format-time.ts";
import classes from "../dashboard.module.css";
import { FigureLinks } from "../figure-links.tsx";
import { FiguresCard } from "../figures-card.tsx";
import { firstOpen } from "../list-behind.ts";

interface Compared {
  readonly now: number;
  readonly before: number;
}

function comparedWords({ now, before }: Compared, days: number, rounded: boolean, texts: Texts): string {
  const { text, language } = texts;
  const past = text("insights.figures.before", {
    count: figureText({ value: before, rounded }, texts),
    days,
  });
  // Two rounded figures differ by steps, and a percentage of them would say more than is known.
  if (before === 0 || rounded) return past;
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
  const until = found.data?.until ?? null;
  const rounded = until !== null;
  const sharing = screenHref("/admin/corporate-front-users", {}, { activity: "SHARING" });
  const figure = (key: "shares" | "clicks" | "people", compared: Compared | null, href: string | null) => ({
    key,
    label: text(`insights.figures.${key}`),
    value: compared === null ? "–" : figureText({ value: compared.now, rounded }, texts),
    detail:
      compared === null ? text("insights.figures.tooFew") : comparedWords(compared, days, rounded, texts),
    // The list counts until now, so it would show other people than the whole weeks do.
    href: compared === null || rounded ? null : href,
  });
  return (
    <FiguresCard
      title={
        until === null
          ? text("insights.figures.company", { days })
          : text("insights.figures.wholeWeeks", { days, until: formatDate(until, language) })
      }
      found={[found]}
    >
      {figures === null ? (
        <p className={classes.calm}>
          {text("insights.figures.tooMany", {
            most: limits.dashboard.countedPeople.toLocaleString(language),
          })}
        </p>
      ) : (
        <>
          {rounded && <p className={classes.calm}>{text("kit.figure.why")}</p>}
          <FigureLinks
            figures={[
              figure("shares", figures.shares, null),
              figure("clicks", figures.clicks, null),
              figure("people", figures.people, firstOpen(account, [sharing])),
            ]}
          />
        </>
      )}
    </FiguresCard>
  );
}
