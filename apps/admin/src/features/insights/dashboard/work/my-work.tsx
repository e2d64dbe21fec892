import { listBillableWork, readMyWork } from "@polyphon/contract/editorial/work.contract.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useNow } from "@polyphon/web/time/use-now.ts";
import { screenHref } from "../../../../shared/address/screen-href.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import { FigureLinks } from "../figure-links.tsx";
import { FiguresCard } from "../figures-card.tsx";

const workHref = screenHref("/admin/my-work", {});

/** A writer's own figures, the same numbers as on the screens behind them. */
export function MyWork() {
  const { text, language } = useText();
  const month = new Date(useNow()).toISOString().slice(0, 7);
  const work = useEndpoint(readMyWork, {}, { staleTime: 60_000 });
  const billable = useEndpoint(listBillableWork, { month, limit: 1 }, { staleTime: 60_000 });
  const weeks = work.data?.weeks ?? [];
  const sum = (key: "judged" | "rejected") => weeks.reduce((total, week) => total + week[key], 0);
  const [judged, rejected] = [sum("judged"), sum("rejected")];
  const target = work.data?.target ?? null;
  const number = (value: number) => value.toLocaleString(language);
  const percent = new Intl.NumberFormat(language, { style: "percent" });
  return (
    <FiguresCard title={text("insights.figures.myWork")} found={[work, billable]}>
      <FigureLinks
        figures={[
          {
            key: "week",
            label: text("insights.figures.thisWeek"),
            value: number(weeks[0]?.submitted ?? 0),
            detail:
              target === null
                ? text("insights.figures.noTarget")
                : text("insights.figures.ofTarget", { target: number(target) }),
            href: workHref,
          },
          {
            key: "returned",
            label: text("insights.figures.returnRate"),
            value: judged === 0 ? "–" : percent.format(rejected / judged),
            detail:
              judged === 0
                ? text("insights.figures.noneJudged")
                : text("insights.figures.returnRateOf", {
                    rejected: number(rejected),
                    judged: number(judged),
                  }),
            href: workHref,
          },
          {
            key: "billable",
            label: text("insights.figures.billable"),
            value: number(billable.data?.total.posts ?? 0),
            detail: text("insights.figures.billableText"),
            href: screenHref("/admin/writer_billable_work", {}, { month }),
          },
        ]}
      />
    </FiguresCard>
  );
}
