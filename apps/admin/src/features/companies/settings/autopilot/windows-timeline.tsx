import type { readPlannedTimes } from "@polyphon/contract/autopilot/autopilot-control.contract.ts";
import type { ShareWindow } from "@polyphon/contract/companies/settings/company-choices.ts";
import type { CompanyField } from "@polyphon/contract/companies/settings/company-fields.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { minutesOf, timeOf } from "@polyphon/rules/time/day-minutes.ts";
import { type WindowSettings, windowsOf } from "@polyphon/rules/companies/settings/share-windows.ts";
import { isoWeekOf } from "@polyphon/rules/time/zoned-time.ts";
import { useRef, type PointerEvent } from "react";
import { figureText } from "../../../../shared/figures/figure-text.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import classes from "./windows-timeline.module.css";

export type PlannedTimes = OutputOf<typeof readPlannedTimes>;

export interface WindowsTimelineProps {
  hours: WindowSettings;
  zone: string;
  /** What the autopilot has planned, drawn behind the windows. */
  planned: PlannedTimes | undefined;
  onChange: (name: CompanyField, time: string) => void;
}

const [first, last, step] = [6 * 60, 24 * 60, 15];
const marks = [6, 8, 10, 12, 14, 16, 18, 20, 22, 24];
const shareOf = (minutes: number) =>
  ((Math.min(Math.max(minutes, first), last) - first) / (last - first)) * 100;
const inside = (minutes: number) => Math.min(Math.max(minutes, 0), minutesOf(limits.company.latestTime));

interface EdgeProps {
  minutes: number;
  kind: "from" | "to" | "overrun";
  onMove: (minutes: number) => void;
  minutesAt: (clientX: number) => number;
}

/** A draggable edge of a window. Edges are too close for keyboard targets: the table below serves the keyboard. */
function Edge({ minutes, kind, onMove, minutesAt }: EdgeProps) {
  const drag = (event: PointerEvent<HTMLSpanElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onMove(minutesAt(event.clientX));
  };
  return (
    <span
      aria-hidden
      className={classes.edge}
      data-kind={kind}
      style={{ left: `${shareOf(minutes)}%` }}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
    />
  );
}

/** The busiest quarter of an hour fills the space below the windows. */
function PlannedBars({ planned }: { planned: PlannedTimes | undefined }) {
  const times = planned?.times ?? [];
  const most = Math.max(1, ...times.map(({ count }) => count));
  return times
    .filter(({ minute }) => minute >= first)
    .map(({ minute, count }) => (
      <span
        key={minute}
        aria-hidden
        className={classes.planned}
        style={{
          left: `${shareOf(minute)}%`,
          width: `calc(${shareOf(first + step)}% - 1px)`,
          height: `${(count / most) * 14}px`,
        }}
      />
    ));
}

function PlannedNote({ planned }: { planned: PlannedTimes | undefined }) {
  const texts = useText();
  const { text } = texts;
  if (!planned) return null;
  const week = isoWeekOf(new Date(`${planned.monday}T12:00:00Z`), "UTC").week;
  return (
    <span className={classes.note}>
      {planned.shares === 0
        ? text("companies.form.hours.plannedNone", { week })
        : text("companies.form.hours.planned", {
            count: figureText({ value: planned.shares, rounded: planned.rounded }, texts),
            week,
          })}
    </span>
  );
}

/** The three windows of a day with their overrun; the table below holds the same times. */
export function WindowsTimeline({ hours, zone, planned, onChange }: WindowsTimelineProps) {
  const { text } = useText();
  const track = useRef<HTMLDivElement>(null);
  const minutesAt = (clientX: number) => {
    const box = track.current?.getBoundingClientRect();
    if (!box || box.width === 0) return first;
    const raw = first + ((clientX - box.left) / box.width) * (last - first);
    return inside(Math.round(raw / step) * step);
  };
  const [from, to] = [minutesOf(hours.shareTimeFrom), minutesOf(hours.shareTimeTo)];
  const named = (window: ShareWindow) => text(`companies.form.hours.${window}`);
  return (
    <section className={classes.timeline} aria-label={text("companies.form.hours.timeline")}>
      <div className={classes.head}>
        <span>{text("companies.form.hours.zone", { zone })}</span>
        <span className={classes.legend}>
          {(["window", "overrun", "never"] as const).map((kind) => (
            <span key={kind}>
              <span className={classes.sample} data-kind={kind} aria-hidden />
              {text(`companies.form.hours.${kind}`)}
            </span>
          ))}
        </span>
      </div>
      <div className={classes.scroll}>
        <div className={classes.hours} aria-hidden>
          {marks.map((hour) => (
            <span key={hour} style={{ left: `${shareOf(hour * 60)}%` }}>
              {timeOf(hour * 60)}
            </span>
          ))}
        </div>
        <div ref={track} className={classes.track}>
          <span className={classes.never} style={{ left: 0, width: `${shareOf(from)}%` }} />
          <span className={classes.never} style={{ left: `${shareOf(to)}%`, right: 0 }} />
          <PlannedBars planned={planned} />
          {windowsOf(hours).map(({ window, from: begin, to: end, overrunTo }) => {
            const field = (part: "From" | "To" | "OverrunTo") => `${window}${part}` as CompanyField;
            const move = (part: "From" | "To" | "OverrunTo") => (minutes: number) =>
              onChange(field(part), timeOf(minutes));
            return (
              <div key={window}>
                <span className={classes.name} style={{ left: `${shareOf(begin)}%` }} aria-hidden>
                  <b>{named(window)}</b> {timeOf(begin)}–{timeOf(end)}
                </span>
                <span
                  className={classes.bar}
                  style={{
                    left: `${shareOf(begin)}%`,
                    width: `${Math.max(0, shareOf(end) - shareOf(begin))}%`,
                  }}
                />
                <span
                  className={classes.overrun}
                  style={{
                    left: `${shareOf(end)}%`,
                    width: `${Math.max(0, shareOf(overrunTo) - shareOf(end))}%`,
                  }}
                />
                <Edge kind="from" minutes={begin} minutesAt={minutesAt} onMove={move("From")} />
                <Edge kind="to" minutes={end} minutesAt={minutesAt} onMove={move("To")} />
                <Edge kind="overrun" minutes={overrunTo} minutesAt={minutesAt} onMove={move("OverrunTo")} />
              </div>
            );
          })}
        </div>
      </div>
      <p className={classes.foot}>
        <PlannedNote planned={planned} />
        {text("companies.form.hours.shareTime", {
          from: hours.shareTimeFrom,
          to: hours.shareTimeTo,
          latest: limits.company.latestTime,
        })}
      </p>
    </section>
  );
}
