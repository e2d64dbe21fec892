import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { useText } from "../../../shared/text/use-text.ts";

export const calendarView = "calendar";

/** The same posts as a list or on their days. */
export function PostViewChoice() {
  const { text } = useText();
  const query = useListQuery();
  return (
    <Segmented
      label={text("content.calendar.views")}
      value={query.values["view"] === calendarView ? calendarView : "list"}
      onChange={(view) =>
        query.change({ view: view === "list" ? undefined : view, date: undefined, after: undefined })
      }
      options={[
        { value: "list", label: text("content.calendar.list") },
        { value: calendarView, label: text("content.calendar.calendar") },
      ]}
    />
  );
}
