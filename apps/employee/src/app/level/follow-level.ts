import type { Call } from "@polyphon/web/api/api-client.ts";
import type { QueryClient } from "@tanstack/react-query";
import { notify } from "../../shared/notices/notices.ts";
import { t } from "../../shared/text/text.ts";
import { refreshLevel } from "./refresh-level.ts";
import { withTexts } from "../screens/with-texts.ts";

/** Refetches the user's level and congratulates on a higher one. */
export function followLevel(call: Call, queries: QueryClient): Promise<void> {
  return refreshLevel(call, queries, (level) => {
    void withTexts("recognition", Promise.resolve()).then(() =>
      notify("ok", t("recognition.levels.raised", { level: t(`recognition.levels.name.${level}`) }), {
        long: true,
      }),
    );
  });
}
