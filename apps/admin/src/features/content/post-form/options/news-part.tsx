import { NumberInput } from "@mantine/core";
import { ReferencesInput } from "@polyphon/admin-kit/reference/references-input.tsx";
import { choiceSources } from "@polyphon/contract/kit/choice-source.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { instantAt } from "@polyphon/rules/time/date-and-time.ts";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { clockZone } from "../../../../shared/time/clock-zone.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import type { SectionProps } from "../sections/basics-section.tsx";
import { DripDays } from "./drip-days.tsx";
import own from "./news-part.module.css";
import { publishMoment } from "../draft/post-draft.ts";
import classes from "../post-form.module.css";

const kinds = ["OFF", "CLASSIC", "DRIP"] as const;

/** Whether the post is on top of the feed, for whom, and how it is rolled out. */
export function NewsPart({ draft, errorOf, onChange, now }: SectionProps & { now: Date }) {
  const { text } = useText();
  const { news, dripDays, groups, startsOn } = draft;
  const noon = startsOn === null ? null : instantAt({ date: startsOn, time: "12:00" }, clockZone());
  const first = noon ?? publishMoment(draft) ?? now;
  return (
    <div className={own.stacked} data-field="frontPageNews">
      <Segmented
        label={text("content.form.frontPageNews")}
        showLabel
        full
        value={news}
        onChange={(next) => onChange({ news: next }, "frontPageNews")}
        options={kinds.map((value) => ({ value, label: text(`content.news.${value}`) }))}
      />
      {news === "CLASSIC" && <p className={classes.fact}>{text("content.news.classicText")}</p>}
      {news === "DRIP" && (
        <div className={own.stacked} data-field="dripDays">
          <NumberInput
            label={text("content.news.days")}
            min={1}
            max={limits.post.dripDaysMax}
            allowDecimal={false}
            value={dripDays}
            error={errorOf("dripDays")}
            onChange={(value) => onChange({ dripDays: Number(value) }, "dripDays")}
          />
          <DripDays days={dripDays} first={first} />
        </div>
      )}
      {news !== "OFF" && (
        <div data-field="groupIds">
          <ReferencesInput
            endpoint={choiceSources.userGroupParameter}
            label={text("content.news.groups")}
            description={text("content.news.groupsHelp")}
            value={groups}
            error={errorOf("groupIds")}
            onChange={(chosen) =>
              onChange({ groups: chosen.map(({ id, name }) => ({ id, name })) }, "groupIds")
            }
          />
        </div>
      )}
    </div>
  );
}
