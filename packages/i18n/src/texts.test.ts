import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { languages, type Language } from "./kit/languages.ts";

/** Texts that the specification prescribes to the letter, and what they break. */
const prescribed = new Set(["You can't move user to same domain!"]);

const words = {
  en: [
    /\b(go|goes|going|went|gone) out\b/i,
    /\banymore\b/i,
    /\bprograms?\b/i,
    /\p{L} …/u,
    /\}\} %/,
    /\bpictures?\b/i,
    /\b(colors?|center|favorites?|behavior|canceled|organiz\w+|recogniz\w+)\b/i,
  ],
  de: [
    /\bTeilung(en)?\b/,
    /\bbraucht Sie\b/i,
    /nach sich selbst/i,
    /\bIhre Administration\b/,
    /\bdienstlich/i,
    /\p{L}…/u,
    /\}\}%/,
  ],
} satisfies Record<Language, RegExp[]>;

/** One thing that has one word in the back office: where it is spoken of, the words that lost, and where they mean something else. */
interface OfficeWord {
  readonly thing: string;
  readonly files: RegExp;
  readonly lost: Readonly<Record<Language, RegExp>>;
  /** Keys, or how they begin. */
  readonly except: readonly string[];
}

const anyOffice = /\.admin\.ts/;

const officeWords: readonly OfficeWord[] = [
  {
    thing: "an employee",
    files: anyOffice,
    lost: {
      en: /\bfront[- ]users?\b|(?<!\b(individual|corporate) )\busers?\b(?! (groups?|types?|actions?)\b)/i,
      de: /\b(Ben|N)utzer(?!typ|gruppe|aktion)/,
    },
    except: [],
  },
  {
    thing: "a company, whose e-mail addresses have a domain",
    files: anyOffice,
    lost: { en: /\bdomains?\b/i, de: /domains?\b/i },
    except: [
      "companies/companies.admin.ts.companies.emptyText",
      "companies/companies.admin.ts.companies.search",
      "companies/companies.admin.ts.form.consequence.domainOfNewcomers",
      "companies/companies.admin.ts.form.newSub",
      "companies/companies.admin.ts.form.sso.enabledText",
      "companies/companies.admin.ts.onboarding-configurations.fields.domain",
      "companies/companies.admin.ts.onboarding-configurations.search",
      "companies/company-settings.admin.ts.fields.companyDomain",
      "companies/company-settings.admin.ts.help.companyDomain",
      "identity/identity.admin.ts.picker.find",
      "operations/operations.admin.ts.prohibited-emails",
      "people/front-users.admin.ts.cross-domains",
      "people/front-users.admin.ts.front-users.choices.type",
      "people/front-users.admin.ts.individual-users.choices.type",
      "people/front-users.admin.ts.move.crossDomain",
      "people/upload.admin.ts.kinds.DOMAIN",
      "shell/screens.admin.ts.cross-domains",
      "shell/shell.admin.ts.failures.domain",
      "surveys/surveys.admin.ts.answers.domain",
    ],
  },
  {
    thing: "a company, also where it belongs to a holding entity",
    files: anyOffice,
    lost: { en: /(?<!\bholding )\bentit(y|ies)\b/i, de: /Entität/ },
    except: [],
  },
  {
    thing: "a company, which the books know by a customer number and an identity provider as a client",
    files: anyOffice,
    lost: { en: /\b(client|customer)s?\b/i, de: /\bKunde/ },
    except: [
      "companies/companies.admin.ts.form.sso.client",
      "companies/companies.admin.ts.form.subCustomer",
      "companies/company-settings.admin.ts.fields.customerId",
    ],
  },
  {
    thing: "a post that is returned; to reject ends it",
    files: /^editorial\//,
    lost: {
      en: /\breject(?!\w*( it)? (as billable|and pay)\b)/i,
      de: /(?<!mit Vergütung )\b(ablehn|abgelehnt)(?!\w* (mit Vergütung|und vergüten))/i,
    },
    except: ["editorial/editorial.admin.ts.dashboard.alert"],
  },
  {
    thing: "a post that is killed; everything else is stopped",
    files: anyOffice,
    lost: {
      en: /\b(posts? (is|are|was|were|has been|have been) stopped|stopp?(ed|ing)? (an? |the |this |these )?posts?)\b/i,
      de: /\bBeitr(ag|äge) (ist|sind|wird|wurden?) gestoppt|\bBeitr(ag|äge) stoppen/i,
    },
    except: [],
  },
  {
    thing: "what is stopped; only a post is killed",
    files: anyOffice,
    lost: {
      en: /\b(sharing|network|company|job)s? (is|are|was|were|has been|have been) killed|\bkill(ed|ing)? (sharing|a network|a company|a job)\b/i,
      de: /\b(Teilen|Netzwerk|Aufgabe)\b[^.]* gesperrt|(Teilen|Netzwerk|Aufgabe) sperren/i,
    },
    except: [],
  },
  {
    thing: "what is deactivated; only an employee can also be disabled",
    files: /^(companies|people\/staff|shell\/kit)/,
    lost: { en: /\b(en|dis)abled?\b/i, de: /\b(gesperrt|sperren)\b/i },
    except: [],
  },
];

function lostWords(key: string, text: string, language: Language): string[] {
  const words = text.replaceAll(/\{\{\w+\}\}/g, "");
  return officeWords
    .filter(({ files, lost, except }) => {
      const exempt = except.some((begin) => key.startsWith(begin));
      return files.test(key) && lost[language].test(words) && !exempt;
    })
    .map(({ thing }) => `another word for ${thing}`);
}

const count = (text: string, sign: string) => text.split(sign).length - 1;

/** What no text of either language may hold, by the name under which a failure shows it. */
function faultsOf(text: string, language: Language): string[] {
  const [opening, closing, foreign] = language === "en" ? ["“", "”", "„"] : ["„", "“", "”"];
  const readable = text.replaceAll(/\]\([^)]+\)/g, "]");
  const refused = words[language].find((word) => word.test(readable));
  return [
    ...(text === text.trim() ? [] : ["a blank at an end"]),
    ...(text.includes("  ") ? ["two blanks"] : []),
    ...(text.includes("...") ? ["three dots for …"] : []),
    ...(/["'`]/.test(text) ? ["straight quotes"] : []),
    ...(count(text, opening) === count(text, closing) && !text.includes(foreign)
      ? []
      : ["quotes of another language"]),
    ...(refused === undefined ? [] : [`the word ${refused.source}`]),
  ];
}

/** The placeholders and tags of a text. A form for none or one may spell its number. */
function slotsOf(key: string, text: string): string[] {
  const slots = new Set(text.match(/\{\{\w+\}\}|<\/?\w+>|\]\([^)]+\)/g));
  if (/_(zero|one)$/.test(key)) slots.delete("{{count}}");
  return [...slots].toSorted();
}

function faultsOfPair(key: string, en: string, de: string): string[] {
  const long =
    en
      .replaceAll(/\{\{\w+\}\}/g, "")
      .split(/\s+/)
      .filter((word) => /\p{L}/u.test(word)).length > 3;
  return [
    ...(slotsOf(key, en).join() === slotsOf(key, de).join() ? [] : ["other placeholders"]),
    ...(long && en === de ? ["not translated"] : []),
  ];
}

function collect(texts: unknown, key: string, into: Map<string, string>): void {
  if (typeof texts === "string") into.set(key, texts);
  else if (typeof texts === "object" && texts !== null)
    for (const [name, inner] of Object.entries(texts)) collect(inner, `${key}.${name}`, into);
}

/** Every text of a language by file and key. Emoji names are words to search by, not sentences. */
async function textsOf(language: Language): Promise<Map<string, string>> {
  const folder = new URL(`${language}/`, import.meta.url);
  const texts = new Map<string, string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".ts") || /\.chunk\.ts$|emoji/.test(file)) continue;
    const module = (await import(new URL(file, folder).href)) as Record<string, unknown>;
    for (const exported of Object.values(module)) collect(exported, file, texts);
  }
  return texts;
}

describe("the texts of both languages", () => {
  test.each(languages)(
    "in %s have clean blanks, typographic signs and the words that were chosen",
    async (language) => {
      const texts = await textsOf(language);
      expect(texts.size).toBeGreaterThan(2000);
      const faults = [...texts].flatMap(([key, text]) =>
        prescribed.has(text) ? [] : faultsOf(text, language).map((fault) => `${key}: ${fault}: ${text}`),
      );
      expect(faults).toEqual([]);
    },
  );

  test.each(languages)("in %s have one word for each thing of the back office", async (language) => {
    const texts = [...(await textsOf(language))].filter(([, text]) => !prescribed.has(text));
    expect(
      texts.flatMap(([key, text]) =>
        lostWords(key, text, language).map((fault) => `${key}: ${fault}: ${text}`),
      ),
    ).toEqual([]);
  });

  test("use the words that are allowed in some places only, so that no exception outlives its text", async () => {
    const texts = [...(await textsOf("en"))];
    const unused = officeWords.flatMap(({ lost, except }) =>
      except.filter((begin) => !texts.some(([key, text]) => key.startsWith(begin) && lost.en.test(text))),
    );
    expect(unused).toEqual([]);
  });

  test("have the same placeholders and tags, and nothing longer than three words is left in English", async () => {
    const [en, de] = [await textsOf("en"), await textsOf("de")];
    expect([...de.keys()].filter((key) => !en.has(key))).toEqual([]);
    const faults = [...de].flatMap(([key, text]) =>
      faultsOfPair(key, en.get(key) ?? "", text).map((fault) => `${key}: ${fault}: ${text}`),
    );
    expect(faults).toEqual([]);
  });

  test("hold each prescribed text, so that no exception outlives it", async () => {
    const texts = new Set((await textsOf("en")).values());
    expect([...prescribed].filter((text) => !texts.has(text))).toEqual([]);
  });
});

describe("what is refused in a text", () => {
  test.each([
    ["en", " Share", "a blank at an end"],
    ["en", "Share ", "a blank at an end"],
    ["de", "Beitrag  teilen", "two blanks"],
    ["de", "Wird geladen ...", "three dots for …"],
    ["en", "You can't share", "straight quotes"],
    ["de", 'Mit "Teilen" geht es', "straight quotes"],
    ["de", "Mit “Teilen” geht es", "quotes of another language"],
    ["en", "Press „Share“", "quotes of another language"],
    ["de", "Ihre Teilungen", "the word"],
    ["de", "LinkedIn braucht Sie morgen", "the word"],
    ["en", "When it goes out", "the word"],
    ["en", "Loading …", "the word"],
    ["de", "Wird geladen…", "the word"],
    ["en", "Your favorite colors", "the word"],
    ["en", "Choose a picture", "the word"],
  ] as const)("in %s: %j has %s", (language, text, fault) => {
    expect(faultsOf(text, language)).toEqual([expect.stringContaining(fault)]);
  });

  test.each([
    ["de", "Mitteilungen aus der Abteilung: „{{title}}“ – wird geladen …"],
    ["en", "You’ve shared “{{title}}”…"],
    ["en", "See the [help centre](/help-center)."],
  ] as const)("but in %s not: %j", (language, text) => {
    expect(faultsOf(text, language)).toEqual([]);
  });

  test.each([
    ["en", "people/front-users.admin.ts.a", "{{count}} users changed", true],
    ["en", "people/front-users.admin.ts.a", "Front users", true],
    ["en", "people/front-users.admin.ts.a", "Corporate users and user groups", false],
    ["en", "feed/feed.employee.ts.a", "Another user", false],
    ["de", "people/front-users.admin.ts.a", "3 Nutzer verschieben", true],
    ["de", "people/front-users.admin.ts.a", "Einzelnutzer, Nutzergruppe", false],
    ["en", "content/linkedin.admin.ts.a", "Source domain", true],
    ["de", "content/linkedin.admin.ts.a", "Quelldomain", true],
    ["en", "content/linkedin.admin.ts.a", "From {{domain}}", false],
    ["en", "people/staff.admin.ts.a", "Entity", true],
    ["en", "companies/companies.admin.ts.a", "A holding entity", false],
    ["en", "editorial/editorial.admin.ts.a", "Reject…", true],
    ["en", "editorial/editorial.admin.ts.a", "Reject as billable…", false],
    ["de", "editorial/editorial.admin.ts.a", "Ablehnen …", true],
    ["de", "editorial/editorial.admin.ts.a", "mit Vergütung abgelehnt", false],
    ["en", "companies/companies.admin.ts.a", "Disable company", true],
    ["en", "operations/kill-switches.admin.ts.a", "No post is stopped.", true],
    ["en", "operations/kill-switches.admin.ts.a", "Stop the post", true],
    ["en", "operations/kill-switches.admin.ts.a", "No post is killed.", false],
    ["en", "operations/kill-switches.admin.ts.a", "No company is killed.", true],
    ["en", "operations/kill-switches.admin.ts.a", "No company is stopped.", false],
    ["de", "operations/kill-switches.admin.ts.a", "Kein Beitrag ist gestoppt.", true],
    ["de", "operations/kill-switches.admin.ts.a", "Das Teilen ist gesperrt.", true],
    ["de", "operations/kill-switches.admin.ts.a", "Kein Beitrag ist gesperrt.", false],
  ] as const)("in %s of the back office, at %s: %j is another word: %s", (language, key, text, found) => {
    expect(lostWords(key, text, language).length > 0).toBe(found);
  });

  test("a placeholder, tag or link of one language only, and a sentence left in English", () => {
    expect(faultsOfPair("a", "By {{name}}", "Von {{who}}")).toEqual(["other placeholders"]);
    expect(faultsOfPair("a", "<b>{{name}}</b>", "{{name}}")).toEqual(["other placeholders"]);
    expect(faultsOfPair("a", "[Help](/help)", "[Hilfe](/hilfe)")).toEqual(["other placeholders"]);
    expect(faultsOfPair("a_one", "One of {{all}}", "{{count}} von {{all}}")).toEqual([]);
    expect(faultsOfPair("a_other", "Some of {{all}}", "{{count}} von {{all}}")).toEqual([
      "other placeholders",
    ]);
    expect(faultsOfPair("a", "Choose a post first", "Choose a post first")).toEqual(["not translated"]);
    expect(faultsOfPair("a", "Call to Action", "Call to Action")).toEqual([]);
  });
});
