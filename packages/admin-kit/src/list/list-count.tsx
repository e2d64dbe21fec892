import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useKit } from "../kit/kit-context.tsx";
import { callOf, type KitResource } from "../kit/kit-resource.ts";
import { countCall } from "./list-call.ts";
import type { QueryValues } from "./list-query.ts";
import classes from "./list-page.module.css";

type Count = KitResource["count"];

/** How many rows match the filters; above ten thousand the server estimates until it is asked to count. */
export function useListCount(resource: KitResource, values: QueryValues) {
  const call = countCall(resource.list, values);
  const asked = JSON.stringify(call);
  const [exactFor, setExactFor] = useState<string | null>(null);
  const exactly = exactFor === asked ? { exactly: "true" } : {};
  const found = useEndpoint(resource.count, callOf<Count>({ ...call, ...exactly }), {
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  return {
    count: found.data,
    counting: found.isFetching && exactFor === asked,
    narrowed: Object.keys(call).length > 0,
    countExactly: () => setExactFor(asked),
  };
}

/** Reserves the line's space while nothing is known. */
const NO_COUNT = "\u00A0";

export function ListCount({ count, counting, narrowed, countExactly }: ReturnType<typeof useListCount>) {
  const { text, language } = useKit();
  if (count === undefined) return NO_COUNT;
  const formatted = count.count.toLocaleString(language);
  if (count.exact)
    return text(narrowed ? "kit.list.found" : "kit.list.count", { count: count.count, formatted });
  const about = new Intl.NumberFormat(language, {
    notation: "compact",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(count.count);
  return (
    <>
      {text("kit.list.about", { about })} ·{" "}
      <button type="button" className={classes.exactly} disabled={counting} onClick={countExactly}>
        {text(counting ? "kit.list.counting" : "kit.list.countExactly")}
      </button>
    </>
  );
}
