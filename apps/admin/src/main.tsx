import "@polyphon/contract/kit/plain-schemas.ts";
import "@polyphon/ui/theme/styles/styles-office.ts";
import { storedLanguage } from "@polyphon/web/text/language.ts";
import { startI18n } from "@polyphon/web/text/start-i18n.ts";
import { watchBrowser } from "@polyphon/web/connection/browser-connection.ts";
import { guardHtml } from "@polyphon/web/html/trusted-html.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Providers } from "./app/providers.tsx";
import { connection } from "./shared/connection/connection.ts";
import { beginSession, languageKey } from "./shared/session/session.ts";

/** The texts of the frame; those of a module load with its screens. */
async function texts(language: "en" | "de"): Promise<object> {
  const { texts: frame } =
    language === "de"
      ? await import("@polyphon/i18n/de/shell/frame.admin.chunk.ts")
      : await import("@polyphon/i18n/en/shell/frame.admin.chunk.ts");
  return frame;
}

/** No top-level await: what it waits for may be in a file that waits for this one. */
async function start(): Promise<void> {
  guardHtml();
  beginSession();
  watchBrowser(connection);
  const language = storedLanguage(languageKey);
  await startI18n(language, await texts(language));

  const place = document.querySelector("#root");
  if (!place) throw new Error("the page has no place for the app");
  createRoot(place).render(
    <StrictMode>
      <Providers />
    </StrictMode>,
  );
}

void start();
