import type { Kit } from "@polyphon/admin-kit/kit/kit-context.tsx";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { useRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { renderLink } from "../../shared/address/app-link.tsx";
import { codeOf } from "../../shared/connection/code-of.ts";
import { DayInput } from "../../shared/time/day-input.tsx";
import { clockZone } from "../../shared/time/clock-zone.ts";
import { formatDate, formatMoment } from "../../shared/time/format-time.ts";
import { useNotify } from "../../shared/notices/notices.tsx";
import { SavedViews } from "../../shared/workspace/saved-views.tsx";
import { UnsavedGuard } from "../../shared/form/unsaved-guard.tsx";
import { RecordMissing } from "../screens/record-missing.tsx";
import { useText } from "../../shared/text/use-text.ts";

/** What the admin kit takes from this app. */
export function useKitValue(): Kit {
  const call = useApi();
  const { history } = useRouter();
  const { text, language } = useText();
  const { t, i18n } = useTranslation();
  const notify = useNotify();
  return useMemo(
    () => ({
      language,
      text,
      label: (key, values = {}) => (i18n.exists(key) ? t(key, { ...values }) : undefined),
      link: renderLink,
      go: (href) => history.push(href),
      load: (load) => codeOf(load)(),
      clockZone,
      day: (day) => formatDate(day, language),
      moment: (iso) => formatMoment(iso, language),
      notify,
      Guard: UnsavedGuard,
      SavedViews,
      DayInput,
      Missing: RecordMissing,
      uploadPicture: async (file, use, watch) => {
        const { sendPicture } = await import("../../shared/upload/send-picture.ts");
        return sendPicture(file, use, { ...watch, call, text });
      },
    }),
    [language, text, t, i18n, notify, call, history],
  );
}
