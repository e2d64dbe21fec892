import { viewRealTimeContent } from "@polyphon/contract/content/real-time/real-time.contract.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { IconExternalLink } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { formatAge, useFormats } from "../../../shared/time/formats.ts";
import { t } from "../../../shared/text/text.ts";
import { useTitle } from "../../../shared/text/use-title.ts";
import { languageCode } from "../post/language-code.ts";
import classes from "../post/post-details.module.css";
import { VoteButtons } from "../user-actions/votes.tsx";
import { ItemPage } from "./item-page.tsx";
import { UseButton } from "./use-button.tsx";
import { type RealTimeItem, useReactToItem } from "./use-real-time.ts";

/** Records that it was opened, once per visit; a failure is ignored. */
function useReportView(id: number): void {
  const { mutate } = useCommand(viewRealTimeContent);
  const reported = useRef<number | null>(null);
  useEffect(() => {
    if (reported.current === id) return;
    reported.current = id;
    mutate({ id });
  }, [id, mutate]);
}

function Article({ item }: { item: RealTimeItem }) {
  useTitle(item.title);
  useReportView(item.id);
  const { date } = useFormats();
  const react = useReactToItem(item);
  const lang = item.language === null ? undefined : languageCode(item.language);
  const facts = [
    item.source,
    ...(item.language === null ? [] : [t(`content.language.${item.language}`)]),
    formatAge(item.publishedAt, date),
    ...(item.shared ? [t("realTime.shared")] : []),
  ];
  return (
    <article className={classes.article}>
      {item.image !== null && <img className={classes.cover} src={item.image.url} alt="" />}
      <div className={classes.words}>
        <div className={classes.meta}>
          <span className={classes.about}>{facts.join(" · ")}</span>
        </div>
        <h1 className={classes.title} lang={lang}>
          {item.title}
        </h1>
        <p className={classes.excerpt} lang={lang}>
          {item.summary}
        </p>
        <a className={classes.read} href={item.url} target="_blank" rel="noreferrer">
          {t("realTime.read", { domain: item.linkDomain })}
          <IconExternalLink size={16} stroke={1.8} aria-label={t("content.details.opens")} />
        </a>
      </div>
      <div className={classes.actions}>
        <div className={classes.facts}>
          <VoteButtons reactions={item} onReact={react} />
        </div>
        <UseButton item={item} filled />
      </div>
    </article>
  );
}

export function RealTimeView({ id }: { id: number }) {
  useTitle(t("screens./realtime/post-view/:id"));
  return <ItemPage id={id}>{(item) => <Article key={item.id} item={item} />}</ItemPage>;
}
