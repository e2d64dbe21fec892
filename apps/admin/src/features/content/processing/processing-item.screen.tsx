import "../../../shared/theme/styles-screens.ts";
import { Button } from "@mantine/core";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { takeProcessingItem } from "@polyphon/contract/content/processing/processing-queue.contract.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { type ReactNode, useState } from "react";
import { AppLink } from "../../../shared/address/app-link.tsx";
import { formatDate, formatMoment } from "../../../shared/time/format-time.ts";
import { RecordState } from "@polyphon/admin-kit/failure/record-state.tsx";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { type Texts, useText } from "../../../shared/text/use-text.ts";
import classes from "../linkedin/linkedin.module.css";
import view from "../post/view-post.module.css";
import { companyOnly } from "../company-only.tsx";
import { AdaptForm } from "./adapt-form.tsx";
import { SkipDialog } from "./skip-dialog.tsx";
import { type ProcessingItem, useDecided, useProcessingItem } from "./use-processing.ts";

function factsOf(
  { post, ...item }: ProcessingItem,
  { text, language }: Texts,
): readonly (readonly [string, ReactNode])[] {
  const none = text("content.processing.none");
  const day = (value: string | null) => (value === null ? none : formatDate(value, language));
  return [
    [text("content.processing.category"), item.categoryName],
    [text("content.processing.language"), text(`content.languages.${post.language}`)],
    [text("content.processing.arrived"), formatMoment(item.arrivedAt, language)],
    [text("content.processing.taken"), item.takenAt === null ? none : formatMoment(item.takenAt, language)],
    [text("content.linkedin.from"), day(post.startsOn)],
    [text("content.linkedin.until"), day(post.endsOn)],
    [text("content.processing.link"), post.postUrl ?? none],
    [text("content.processing.notes"), post.notes ?? none],
  ];
}

function Original({ item }: { item: ProcessingItem }) {
  const { text } = useText();
  return (
    <Card title={text("content.processing.original")}>
      <div className={view.texts}>
        {item.post.voices.map(({ voice, copy }) => (
          <section key={voice}>
            <h3 className={view.voiceName}>{text(`content.voices.${voice}`)}</h3>
            <dl className={view.copies}>
              {networks
                .filter((network) => (copy[network] ?? "") !== "")
                .map((network) => (
                  <div key={network}>
                    <dt>{networkNames[network]}</dt>
                    <dd className={view.written}>{copy[network]}</dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Card>
  );
}

function Decided({ item }: { item: ProcessingItem }) {
  const { text, language } = useText();
  if (item.outcome === null) return null;
  const moment = formatMoment(item.decidedAt ?? "", language);
  const who =
    item.decidedBy === null ? moment : text("content.processing.decidedBy", { moment, name: item.decidedBy });
  return (
    <NoticeStrip tone="info">
      {text("content.processing.done", {
        outcome: text(`content.processing.outcomes.${item.outcome}`),
        moment: who,
      })}
      {item.reason !== null && <div>{text("content.processing.becauseOf", { reason: item.reason })}</div>}
      {item.adaptedPostId !== null && (
        <div>
          <AppLink optional href={screenHref("/admin/view-post/:id", { id: item.adaptedPostId })}>
            {text("content.processing.openAdapted")}
          </AppLink>
        </div>
      )}
    </NoticeStrip>
  );
}

function ProcessingItemScreen() {
  const texts = useText();
  const { text } = texts;
  const found = useProcessingItem();
  const decided = useDecided();
  const [doing, setDoing] = useState<"adapt" | "skip" | null>(null);
  const take = useCommand(takeProcessingItem, {
    onSuccess: () => decided(text("content.processing.tookIt")),
  });
  const item = found.data;
  if (item === undefined) return <RecordState found={found} />;
  const { can } = item;
  return (
    <div className={classes.page}>
      {doing === "skip" && <SkipDialog item={item} onClose={() => setDoing(null)} />}
      <PageHead
        title={item.title}
        sub={text(`content.processing.statuses.${item.status}`)}
        actions={
          can.decide &&
          doing !== "adapt" && (
            <>
              <Button variant="default" onClick={() => setDoing("skip")}>
                {text("content.processing.skip")}
              </Button>
              <Button variant="default" onClick={() => setDoing("adapt")}>
                {text("content.processing.adapt")}
              </Button>
              <Button loading={take.isPending} onClick={() => take.mutate({ id: item.id })}>
                {text("content.processing.take")}
              </Button>
            </>
          )
        }
      />
      {take.error && <NoticeStrip tone="bad">{failureText(take.error, text).text}</NoticeStrip>}
      <Decided item={item} />
      <div className={classes.columns}>
        {doing === "adapt" && can.decide ? (
          <AdaptForm item={item} onCancel={() => setDoing(null)} />
        ) : (
          <Original item={item} />
        )}
        <Card title={text("content.view.details")}>
          <dl className={view.facts}>
            {factsOf(item, texts).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {item.post.images.length > 0 && (
            <div className={view.pictures}>
              {item.post.images.map(({ id, thumbnailUrl }, at) => (
                <img key={id} src={thumbnailUrl} alt={text("content.linkedin.picture", { at: at + 1 })} />
              ))}
            </div>
          )}
        </Card>
      </div>
    </div>
  );
}

export default companyOnly(ProcessingItemScreen);
