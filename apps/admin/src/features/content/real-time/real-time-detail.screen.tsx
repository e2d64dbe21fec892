import "../../../shared/theme/styles-screens.ts";
import { readStaffRealTime } from "@polyphon/contract/content/real-time/staff-real-time.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { Figure } from "@polyphon/ui/data/figure/figure.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { IconExternalLink } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { figureText } from "../../../shared/figures/figure-text.ts";
import { useRecordId } from "../../../shared/address/record-address.ts";
import { AppLink } from "../../../shared/address/app-link.tsx";
import { formatClock, formatMoment } from "../../../shared/time/format-time.ts";
import { RecordState } from "@polyphon/admin-kit/failure/record-state.tsx";
import { queryString, screenHref } from "../../../shared/address/screen-href.ts";
import { useText } from "../../../shared/text/use-text.ts";
import own from "./real-time.module.css";
import classes from "../post/view-post.module.css";

type Item = OutputOf<typeof readStaffRealTime>;

function Facts({ item }: { item: Item }) {
  const texts = useText();
  const { text, language } = texts;
  const none = text("content.realTime.none");
  const facts: readonly (readonly [string, ReactNode])[] = [
    [text("content.realTime.source"), item.source],
    [text("content.realTime.author"), item.author ?? none],
    [
      text("content.realTime.fields.language"),
      item.language === null ? none : text(`content.languages.${item.language}`),
    ],
    [text("content.realTime.fields.companyId"), item.company],
    [text("content.realTime.feed"), item.feed ?? text("content.realTime.noFeed")],
    [text("content.realTime.published"), formatMoment(item.publishedAt, language)],
    [text("content.realTime.fetched"), formatMoment(item.fetchedAt, language)],
    [text("content.realTime.dislikes"), figureText({ value: item.dislikes, rounded: item.rounded }, texts)],
  ];
  return (
    <Card title={text("content.realTime.facts")}>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

export default function RealTimeDetailScreen() {
  const texts = useText();
  const { text, language } = texts;
  const found = useEndpoint(readStaffRealTime, { id: useRecordId() });
  const item = found.data;
  if (item === undefined) return <RecordState found={found} />;
  const actions = `${screenHref("/admin/real_time_user-action", {})}${queryString({ itemId: String(item.id) })}`;
  return (
    <div className={classes.page}>
      <PageHead
        title={item.title}
        sub={`${item.source} · ${formatMoment(item.publishedAt, language)}`}
        actions={
          item.can.seeActions && <AppLink href={actions}>{text("content.realTime.seeActions")}</AppLink>
        }
      />
      <div className={classes.figures}>
        {(["views", "likes", "shares"] as const).map((name) => (
          <Figure
            key={name}
            label={text(`content.realTime.${name}`)}
            value={figureText({ value: item[name], rounded: item.rounded }, texts)}
            basis="measured"
            asOf={text("content.view.measured", { time: formatClock(new Date(found.dataUpdatedAt)) })}
          />
        ))}
      </div>
      <div className={classes.columns}>
        <Card title={text("content.realTime.summary")}>
          {item.image && <img className={own.picture} src={item.image.url} alt="" />}
          <p className={own.summary}>{item.summary || text("content.realTime.noSummary")}</p>
          <a href={item.url} target="_blank" rel="noreferrer">
            {text("content.realTime.read")}{" "}
            <IconExternalLink size={14} stroke={1.8} aria-label={text("content.realTime.opens")} />
          </a>
        </Card>
        <Facts item={item} />
      </div>
    </div>
  );
}
