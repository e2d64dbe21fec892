import { clockZone } from "../../../../shared/time/clock-zone.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import own from "./news-part.module.css";
import classes from "../post-form.module.css";

const drawnAtMost = 7;
const day = 24 * 60 * 60_000;

/** Which slice of the readers sees the post on top on which day; long drips show their first week. */
export function DripDays({ days, first }: { days: number; first: Date }) {
  const { text, language } = useText();
  const whole = Number.isInteger(days) && days >= 1 ? days : 0;
  const drawn = Array.from({ length: Math.min(whole, drawnAtMost) }, (_, at) => at);
  const name = new Intl.DateTimeFormat(language, { weekday: "short", timeZone: clockZone() });
  if (whole === 0) return null;
  return (
    <>
      <div className={own.drip} aria-hidden>
        {drawn.map((column) => (
          <div key={column} className={own.dripDay}>
            {drawn.map((slice) => (
              <span key={slice} className={own.dripSlice} data-on={slice === column || undefined} />
            ))}
            <span className={own.dripName}>{name.format(new Date(first.getTime() + column * day))}</span>
          </div>
        ))}
      </div>
      <p className={classes.fact}>
        {whole === 1 ? text("content.news.classicText") : text("content.news.dripText", { days: whole })}
      </p>
    </>
  );
}
