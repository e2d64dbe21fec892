import type { Kit } from "@polyphon/admin-kit/kit-context.tsx";
import { useApi } from "@polyphon/web/use-endpoint.ts";
import { useRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { renderLink } from "../shared/app-link.tsx";
import { DayInput } from "../shared/day-input.tsx";
import { formatDate, formatMoment } from "../shared/format-time.ts";
import { useNotify } from "../shared/notices.tsx";
import { SavedViews } from "../shared/saved-views.tsx";
import { UnsavedGuard } from "../shared/unsaved-guard.tsx";
import { useText } from "../shared/use-text.ts";

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
      day: (day) => formatDate(day, language),
      moment: (iso) => formatMoment(iso, language),
      notify,
      Guard: UnsavedGuard,
      SavedViews,
      DayInput,
      uploadPicture: async (file, use, watch) => {
        const { sendPicture } = await import("../shared/send-picture.ts");
        return sendPicture(file, use, { ...watch, call, text });
      },
    }),
    [language, text, t, i18n, notify, call, history],
  );
}
