import "@polyphon/ui/theme/styles/styles-employee.ts";
import { startI18n } from "@polyphon/web/text/start-i18n.ts";
import { watchBrowser } from "@polyphon/web/connection/browser-connection.ts";
import { guardHtml } from "@polyphon/web/html/trusted-html.ts";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { Providers } from "./app/providers.tsx";
import { startServiceWorker } from "./offline/start-service-worker.ts";
import { connection } from "./shared/connection/connection.ts";
import { draftStore } from "./shared/drafts/draft-store.ts";
import { companyLook } from "./shared/theme/company-look.ts";
import { language } from "./shared/text/language.ts";
import { session } from "./shared/session/session.ts";
import { t } from "./shared/text/text.ts";

/** No top-level await: what it waits for may be in a file that waits for this one. */
async function start(): Promise<void> {
  guardHtml();
  const texts =
    language === "de"
      ? (await import("@polyphon/i18n/employee.de.ts")).employeeDe
      : (await import("@polyphon/i18n/employee.en.ts")).employeeEn;
  await startI18n(language, texts);

  document.querySelector("meta[name=description]")?.setAttribute("content", t("shell.description"));

  draftStore.dropOld();
  watchBrowser(connection);
  if (session.dropExpired()) {
    session.end(t("shell.session.expired"));
    companyLook.clear();
  }

  const root = document.getElementById("root");
  if (root === null) throw new Error("the page has no root element");
  const app = createRoot(root);
  // As a transition it is drawn in slices, between which the page can answer.
  startTransition(() =>
    app.render(
      <StrictMode>
        <Providers />
      </StrictMode>,
    ),
  );
  await startServiceWorker();
}

void start();
