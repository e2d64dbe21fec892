import type { Language } from "@polyphon/i18n/kit/languages.ts";
import { makeSessionStore } from "@polyphon/web/session/session-store.ts";
import { languageKey } from "../shared/text/language-key.ts";
import { primaryKey, sessionKey } from "../shared/session/session-keys.ts";
import { storedLanguage } from "@polyphon/web/text/language.ts";
import { earlyAnswers } from "../shared/session/early-answers.ts";

/** What the build writes into the page for this script. */
export interface EarlyHints {
  readonly texts: Readonly<Record<Language, readonly string[]>>;
  /** Files of the frame of signed-in users, and of the login. */
  readonly frame: readonly string[];
  readonly login: readonly string[];
  /** Addresses that every signed-in page reads. */
  readonly reads: readonly string[];
}

const preload = (file: string): void => {
  const link = document.createElement("link");
  if (file.endsWith(".css")) Object.assign(link, { rel: "preload", as: "style", crossOrigin: "" });
  else link.rel = "modulepreload";
  link.href = file;
  document.head.append(link);
};

/** Read to its end, because not every screen takes it: an answer that nobody reads would keep its connection. */
async function whole(answer: Response): Promise<Response> {
  const body = await answer.arrayBuffer();
  return new Response(body.byteLength === 0 ? null : body, answer);
}

/**
 * Asks at once for what the first screen needs. Otherwise each of these would be asked for only when the one before it has
 * been loaded and run: the app, its texts, the frame, and who is signed in.
 */
function start({ texts, frame, login, reads }: EarlyHints): void {
  const language = storedLanguage(languageKey);
  const session = makeSessionStore(sessionKey).read();
  for (const file of [...texts[language], ...(session === null ? login : frame)]) preload(file);
  // Whoever acts as a group sends along as whom, which only the app knows.
  if (session === null || localStorage.getItem(primaryKey) !== null) return;
  const { token } = session;
  for (const url of reads) {
    const headers = { authorization: `Bearer ${token}`, "accept-language": language };
    const response = fetch(url, { headers }).then(whole);
    // Whoever takes it hears of a failure; nobody else has to.
    response.catch(() => undefined);
    earlyAnswers().set(url, { token, language, response, askedAt: Date.now() });
  }
}

const written = document.querySelector<HTMLMetaElement>("meta[name=polyphon-early]")?.content;
if (written) start(JSON.parse(written) as EarlyHints);
