import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { classifyClick } from "./classify-click.ts";

const people = [
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 LinkedInApp/9.30",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 [FBAN/FBIOS;FBAV/488.0]",
  "Mozilla/5.0 (Linux; Android 14; CUBOT X70) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
  "Opera/9.80 (Android; Opera Mini/36.2/119.132; U; de) Presto/2.12.423 Version/12.16",
];
const bots = [
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  "Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36",
  "curl/8.9.1",
  "python-requests/2.32",
  "Go-http-client/2.0",
  "",
];
const previews = [
  "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)",
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "Twitterbot/1.0",
  "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
  "WhatsApp/2.24.20 A",
  "TelegramBot (like TwitterBot)",
  "Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com",
];
const click = (userAgent: string | null, method = "GET", purposes: string[] = []) =>
  classifyClick({ method, userAgent, purposes });

describe("a click on a short link", () => {
  test.each(people)("counts as a person: %s", (agent) => {
    expect(click(agent)).toBe("PERSON");
  });

  test.each(bots)("counts as a bot: %s", (agent) => {
    expect(click(agent)).toBe("BOT");
  });

  test.each(previews)("counts as a preview: %s", (agent) => {
    expect(click(agent)).toBe("PREVIEW");
  });

  test("does not count as a person without a user agent or as a prefetch", () => {
    expect(click(null)).toBe("BOT");
    for (const agent of people) {
      expect(click(agent, "HEAD")).toBe("PREVIEW");
      expect(click(agent, "GET", ["prefetch;prerender"])).toBe("PREVIEW");
      expect(click(agent, "GET", ["preview"])).toBe("PREVIEW");
      expect(click(agent, "POST")).toBe("BOT");
    }
  });

  test("never counts as a person without the name of a browser, whatever the user agent", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 200 }),
        fc.constantFrom("GET", "HEAD", "PUT"),
        (agent, method) => {
          if (!/^(?:mozilla|opera)\//i.test(agent.trim())) expect(click(agent, method)).not.toBe("PERSON");
        },
      ),
    );
  });
});
